import type { ErrorCode } from '@rendezvous/shared/contract';
import { TextField } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useBlurCheck } from './useBlurCheck';
import { useField } from './useField';

interface FormTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'valid' | 'ref'> {
  name: string;
  /** Asked when the field is left and right so far, for example whether a name is free. */
  check?: ((value: string) => Promise<ErrorCode | null>) | undefined;
  /** False where only the server can tell whether it is right, for example at a login. */
  showValid?: boolean | undefined;
}

/** TextField of a form. */
export function FormTextField({ name, check, showValid = true, ...props }: FormTextFieldProps) {
  const field = useField<string>(name, props.label);
  const ask = useBlurCheck(name, check);
  const leave = (): void => {
    field.onBlur();
    ask();
  };
  return <TextField {...props} {...field} valid={showValid && field.valid} onBlur={leave} />;
}
