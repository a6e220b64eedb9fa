import { emailSuggestion, type ErrorCode } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { LinkButton, TextField } from '@rendezvous/shared/ui';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBlurCheck } from './useBlurCheck';
import { useField } from './useField';

interface EmailFieldProps {
  name?: string | undefined;
  label?: ReactNode | undefined;
  description?: ReactNode | undefined;
  /** `username` on a login form. */
  autoComplete?: 'email' | 'username' | undefined;
  check?: ((value: string) => Promise<ErrorCode | null>) | undefined;
}

/** E-mail address with "Did you mean …?" on blur. */
export function EmailField({ name = 'email', label = <Label />, description, autoComplete = 'email', check }: EmailFieldProps) {
  const field = useField<string>(name, label);
  const { setFocus } = useFormContext();
  const ask = useBlurCheck(name, check);
  const [left, setLeft] = useState('');
  const suggestion = left === field.value ? emailSuggestion(field.value) : null;
  const leave = (): void => {
    field.onBlur();
    setLeft(field.value);
    ask();
  };
  const accept = (corrected: string): void => {
    field.onChange(corrected);
    // The suggestion button disappears with the typo; focus stays in the field.
    setFocus(name);
  };
  return (
    <TextField
      {...field}
      label={label}
      onBlur={leave}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      description={suggestion === null ? description : <DidYouMean suggestion={suggestion} onAccept={() => accept(suggestion)} />}
    />
  );
}

const Label = () => (
  <FormattedMessage id="shared.email.label" defaultMessage="E-mail address" description="Label of the field for an e-mail address" />
);

const DidYouMean = ({ suggestion, onAccept }: { suggestion: string; onAccept: () => void }) => (
  <LinkButton onPress={onAccept}>
    <FormattedMessage
      id="shared.email.didYouMean"
      defaultMessage="Did you mean {suggestion}?"
      description="Button under a field with a mistyped e-mail address; it fills in the suggestion"
      values={{ suggestion }}
    />
  </LinkButton>
);
