import { Checkbox } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { useField } from './useField';

interface FormCheckboxProps {
  name: string;
  children: ReactNode;
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

/** Checkbox of a form. */
export function FormCheckbox({ name, ...props }: FormCheckboxProps) {
  const { value, onChange, onBlur, ref, error } = useField<boolean>(name);
  return <Checkbox {...props} name={name} checked={value} onChange={onChange} onBlur={onBlur} ref={ref} error={error} />;
}
