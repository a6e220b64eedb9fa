import { PasswordField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';

/** Field for the member's current password, requested again before sensitive actions. */
export const OwnPasswordField = () => (
  <PasswordField
    label={
      <FormattedMessage
        id="shell.settings.own_password"
        defaultMessage="Your password"
        description="Field in the settings: the password of the member, to make sure that it is them"
      />
    }
  />
);

/** Label of the button that opens the new password form, and title of the form. */
export const ChangePasswordText = () => (
  <FormattedMessage
    id="shell.settings.change_password"
    defaultMessage="Change password"
    description="Button in the settings, and heading of what it opens"
  />
);
