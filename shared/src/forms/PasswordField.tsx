import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { IconButton, TextField } from '@rendezvous/shared/ui';
import { type ReactNode, useState } from 'react';
import { PasswordStrengthText } from './PasswordStrengthText';
import { useField } from './useField';

interface PasswordFieldProps {
  name?: string | undefined;
  label?: ReactNode | undefined;
  /** `new` shows the strength and lets password managers generate one; for a `current` one only the server knows. */
  purpose?: 'current' | 'new' | undefined;
  description?: ReactNode | undefined;
}

/** Password field with a show button; pasting is allowed. */
export function PasswordField({ name = 'password', label = <Label />, purpose = 'current', description }: PasswordFieldProps) {
  const field = useField<string>(name, label);
  const [shown, setShown] = useState(false);
  const strength = purpose === 'new' && field.value !== '' ? <PasswordStrengthText password={field.value} /> : description;
  return (
    <TextField
      {...field}
      valid={purpose === 'new' && field.valid}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      autoCapitalize="none"
      spellCheck={false}
      description={strength}
      end={<ShowButton shown={shown} onPress={() => setShown(!shown)} />}
    />
  );
}

const Label = () => (
  <FormattedMessage id="shared.password.label" defaultMessage="Password" description="Label of the field for a password" />
);

function ShowButton({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  const intl = useIntl();
  const show = intl.formatMessage({
    id: 'shared.password.show',
    defaultMessage: 'Show password',
    description: 'Button with an eye inside a password field',
  });
  const hide = intl.formatMessage({
    id: 'shared.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button with a crossed eye inside a password field',
  });
  return <IconButton icon={shown ? 'eye-off' : 'eye'} label={shown ? hide : show} onPress={onPress} />;
}
