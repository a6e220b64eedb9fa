import { FormattedMessage } from '@rendezvous/shared/intl';

/** Text of a button. */
export const SwitchOnAgain = () => (
  <FormattedMessage
    id="shell.notifications.again"
    defaultMessage="Send me e-mails again"
    description="Button: switches e-mail on that was off altogether"
  />
);
