import { FormattedMessage } from '@rendezvous/shared/intl';

/** Label of the button that opens the email address form, and title of the form. */
export const ChangeEmailText = () => (
  <FormattedMessage
    id="shell.settings.change_email"
    defaultMessage="Change email address"
    description="Button in the settings, and heading of what it opens"
  />
);
