import { PasswordField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';

/** The member's password, requested again before sensitive actions. */
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
