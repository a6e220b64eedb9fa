import { FormattedMessage } from '@rendezvous/shared/intl';

/** Label of its button and title of its form. */
export const ChangeEmailText = () => (
  <FormattedMessage
    id="shell.settings.change_email"
    defaultMessage="Change e-mail address"
    description="Button in the settings, and heading of what it opens"
  />
);
