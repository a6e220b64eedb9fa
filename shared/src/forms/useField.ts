import { type ReactNode, type Ref, useContext, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { FormLabels } from './FormLabels';
import { useFieldErrorText } from './useFieldErrorText';

export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
  /** True once the field has been filled in and blurred, and is valid. */
  valid: boolean;
}

/**
 * Binds a field of the surrounding form by name; the label is shown in the error summary. Throws when the form has no default value for the field.
 */
export function useField<Value>(name: string, label?: ReactNode): BoundField<Value> {
  const labels = useContext(FormLabels);
  useEffect(() => {
    if (label !== undefined) labels.set(name, label);
  }, [labels, name, label]);
  const { field, fieldState } = useController({ name });
  const getText = useFieldErrorText();
  if (field.value === undefined) throw new Error(`The form has no default value for the field "${name}".`);
  return {
    name: field.name,
    value: field.value as Value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: getText(fieldState.error?.message),
    valid: fieldState.isTouched && !fieldState.invalid && Boolean(field.value),
  };
}
