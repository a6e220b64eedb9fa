import { FormattedMessage } from '@rendezvous/shared/intl';

/** Label of the button. */
export const SwitchOnAgain = () => (
  <FormattedMessage
    id="shell.notifications.again"
    defaultMessage="Send me e-mails again"
    description="Button: switches e-mail on that was off altogether"
  />
);
