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
  /** Valid, filled in and blurred once. */
  valid: boolean;
}

/** A field of the surrounding form by name; the label is used in the summary. */
export function useField<Value>(name: string, label?: ReactNode): BoundField<Value> {
  const labels = useContext(FormLabels);
  useEffect(() => {
    if (label !== undefined) labels.set(name, label);
  }, [labels, name, label]);
  const { field, fieldState } = useController({ name });
  const textOf = useFieldErrorText();
  if (field.value === undefined) throw new Error(`The form has no default value for the field "${name}".`);
  return {
    name: field.name,
    value: field.value as Value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: textOf(fieldState.error?.message),
    valid: fieldState.isTouched && !fieldState.invalid && Boolean(field.value),
  };
}
