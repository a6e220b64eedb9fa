import { TextArea } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useField } from './useField';

interface FormTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error' | 'ref'> {
  name: string;
}

/** TextArea of a form. */
export function FormTextArea({ name, onBlur, ...props }: FormTextAreaProps) {
  const field = useField<string>(name, props.label);
  const leave = (): void => {
    field.onBlur();
    onBlur?.();
  };
  return (
    <TextArea {...props} name={name} value={field.value} onChange={field.onChange} onBlur={leave} ref={field.ref} error={field.error} />
  );
}
