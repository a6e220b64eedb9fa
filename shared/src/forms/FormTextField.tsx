import type { ErrorCode } from '@rendezvous/shared/contract';
import { TextField } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useBlurCheck } from './useBlurCheck';
import { useField } from './useField';

interface FormTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'valid' | 'ref'> {
  name: string;
  /** Called on blur when the value is valid so far, for example to check whether a name is available. */
  check?: ((value: string) => Promise<ErrorCode | null>) | undefined;
  /** False where only the server can tell whether the value is right, for example at login. */
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
