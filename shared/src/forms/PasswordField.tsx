import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { IconButton, TextField } from '@rendezvous/shared/ui';
import { type ReactNode, useState } from 'react';
import { PasswordStrengthText } from './PasswordStrengthText';
import { useField } from './useField';

interface PasswordFieldProps {
  name?: string | undefined;
  label?: ReactNode | undefined;
  /** `new` shows the strength and lets password managers generate a password; `current` lets them fill in the stored one. */
  purpose?: 'current' | 'new' | undefined;
  description?: ReactNode | undefined;
}

/** Field for a password with a button that reveals it; pasting is allowed. */
export function PasswordField({ name = 'password', label = <Label />, purpose = 'current', description }: PasswordFieldProps) {
  const field = useField<string>(name, label);
  const [isVisible, setVisible] = useState(false);
  const hint = purpose === 'new' && field.value !== '' ? <PasswordStrengthText password={field.value} /> : description;
  return (
    <TextField
      {...field}
      valid={purpose === 'new' && field.valid}
      label={label}
      type={isVisible ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      autoCapitalize="none"
      spellCheck={false}
      description={hint}
      end={<RevealButton isVisible={isVisible} onPress={() => setVisible(!isVisible)} />}
    />
  );
}

const Label = () => (
  <FormattedMessage id="shared.password.label" defaultMessage="Password" description="Label of the field for a password" />
);

function RevealButton({ isVisible, onPress }: { isVisible: boolean; onPress: () => void }) {
  const intl = useIntl();
  const showLabel = intl.formatMessage({
    id: 'shared.password.show',
    defaultMessage: 'Show password',
    description: 'Button with an eye inside a password field',
  });
  const hideLabel = intl.formatMessage({
    id: 'shared.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button with a crossed eye inside a password field',
  });
  return <IconButton icon={isVisible ? 'eye-off' : 'eye'} label={isVisible ? hideLabel : showLabel} onPress={onPress} />;
}
