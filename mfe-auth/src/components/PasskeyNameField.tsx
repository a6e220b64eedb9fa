import { PASSKEY_NAME_MAX } from '@rendezvous/shared/contract';
import { FormTextField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';

/** Field for the member's own name for a passkey, for example the name of the device. */
export const PasskeyNameField = () => (
  <FormTextField
    name="name"
    maxLength={PASSKEY_NAME_MAX}
    autoComplete="off"
    label={<FormattedMessage id="auth.passkeys.name" defaultMessage="Name" description="Field: how a passkey is called" />}
    description={
      <FormattedMessage
        id="auth.passkeys.nameHint"
        defaultMessage="For example: my phone"
        description="Under the field for the name of a passkey"
      />
    }
  />
);
