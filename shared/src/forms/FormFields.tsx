import type { ErrorCode } from '@rendezvous/shared/contract';
import { Button, Checkbox, RadioCards, Select, TextArea, TextField } from '@rendezvous/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlurCheck } from './useBlurCheck';
import { useField } from './useField';

interface FormTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'valid' | 'ref'> {
  name: string;
  /** Checks a valid value on blur, for example whether a name is available; resolves with the error code to show, or null. */
  check?: ((value: string) => Promise<ErrorCode | null>) | undefined;
  /** False where only the server can tell whether the value is correct, for example at login. */
  showValid?: boolean | undefined;
}

/** TextField bound to a field of the surrounding form. */
export function FormTextField({ name, check, showValid = true, ...props }: FormTextFieldProps) {
  const field = useField<string>(name, props.label);
  const checkOnBlur = useBlurCheck(name, check);
  const handleBlur = (): void => {
    field.onBlur();
    checkOnBlur();
  };
  return <TextField {...props} {...field} valid={showValid && field.valid} onBlur={handleBlur} />;
}

interface FormTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error' | 'ref'> {
  name: string;
}

/** TextArea bound to a field of the surrounding form. */
export function FormTextArea({ name, onBlur, ...props }: FormTextAreaProps) {
  const field = useField<string>(name, props.label);
  const handleBlur = (): void => {
    field.onBlur();
    onBlur?.();
  };
  return (
    <TextArea
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={handleBlur}
      ref={field.ref}
      error={field.error}
    />
  );
}

interface FormSelectProps extends Omit<ComponentProps<typeof Select<string>>, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'> {
  name: string;
}

/** Select bound to a field of the surrounding form; its value is '' until an option is chosen. */
export function FormSelect({ name, ...props }: FormSelectProps) {
  const { valid: _valid, ...field } = useField<string>(name, props.label);
  return <Select {...props} {...field} />;
}

interface FormRadioCardsProps extends Omit<ComponentProps<typeof RadioCards<string>>, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** RadioCards bound to a field of the surrounding form; the value is '' until an option is chosen. */
export function FormRadioCards({ name, ...props }: FormRadioCardsProps) {
  const { value, onChange, onBlur, error, ref } = useField<string>(name, props.label);
  return <RadioCards {...props} name={name} value={value} onChange={onChange} onBlur={onBlur} error={error} ref={ref} />;
}

interface FormCheckboxProps {
  name: string;
  children: ReactNode;
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

/** Checkbox bound to a field of the surrounding form. */
export function FormCheckbox({ name, ...props }: FormCheckboxProps) {
  const { value, onChange, onBlur, ref, error } = useField<boolean>(name);
  return <Checkbox {...props} name={name} checked={value} onChange={onChange} onBlur={onBlur} ref={ref} error={error} />;
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'onPress'>;

/** Submits the surrounding form; busy while a submission is in progress. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
