import type { Ref } from 'react';
import { useController } from 'react-hook-form';
import { useFieldErrorText } from './useFieldErrorText';

export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
  /** Right, filled in and left once. */
  valid: boolean;
}

/** A field of the surrounding form by its name. */
export function useField<Value>(name: string): BoundField<Value> {
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
