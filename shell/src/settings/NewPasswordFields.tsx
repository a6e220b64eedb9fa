import { PasswordField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';

/** The new password, twice. */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      purpose="new"
      label={<FormattedMessage id="shell.settings.new_password" defaultMessage="New password" description="Field in the settings" />}
    />
    <PasswordField
      name="password_repeat"
      purpose="new"
      label={
        <FormattedMessage
          id="shell.settings.repeat_password"
          defaultMessage="Repeat the new password"
          description="Field in the settings"
        />
      }
    />
  </>
);
