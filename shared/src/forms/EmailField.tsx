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
  /** Checks a valid value on blur; resolves with the error code to show, or null. */
  check?: ((value: string) => Promise<ErrorCode | null>) | undefined;
}

/** Field for an email address that suggests a correction on blur: "Did you mean …?". */
export function EmailField({ name = 'email', label = <Label />, description, autoComplete = 'email', check }: EmailFieldProps) {
  const field = useField<string>(name, label);
  const { setFocus } = useFormContext();
  const checkOnBlur = useBlurCheck(name, check);
  const [blurredValue, setBlurredValue] = useState('');
  const suggestion = blurredValue === field.value ? emailSuggestion(field.value) : null;
  const handleBlur = (): void => {
    field.onBlur();
    setBlurredValue(field.value);
    checkOnBlur();
  };
  const acceptSuggestion = (correctedEmail: string): void => {
    field.onChange(correctedEmail);
    // The button disappears once the typo is corrected, so focus moves to the field.
    setFocus(name);
  };
  return (
    <TextField
      {...field}
      label={label}
      onBlur={handleBlur}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      description={
        suggestion === null ? description : <SuggestionButton suggestion={suggestion} onAccept={() => acceptSuggestion(suggestion)} />
      }
    />
  );
}

const Label = () => (
  <FormattedMessage id="shared.email.label" defaultMessage="Email address" description="Label of the field for an e-mail address" />
);

const SuggestionButton = ({ suggestion, onAccept }: { suggestion: string; onAccept: () => void }) => (
  <LinkButton onPress={onAccept}>
    <FormattedMessage
      id="shared.email.didYouMean"
      defaultMessage="Did you mean {suggestion}?"
      description="Button under a field with a mistyped e-mail address; it fills in the suggestion"
      values={{ suggestion }}
    />
  </LinkButton>
);
