import { Select } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useField } from './useField';

interface FormSelectProps extends Omit<ComponentProps<typeof Select<string>>, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'> {
  name: string;
}

/** Select of a form; nothing chosen is ''. */
export function FormSelect({ name, ...props }: FormSelectProps) {
  const { valid: _valid, ...field } = useField<string>(name, props.label);
  return <Select {...props} {...field} />;
}
