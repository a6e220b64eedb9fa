import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';

interface ServerFieldErrors {
  /** Fields of this form that the server rejected. */
  fields: [name: string, code: ErrorCode][];
  /** The error when it belongs to no field of this form; null when there is nothing to show. */
  rest: Error | null;
}

/** Splits a failed submit into errors of the form's fields and the rest; an ended session shows nothing. */
export function serverFieldErrors(error: unknown, names: readonly string[]): ServerFieldErrors {
  if (!(error instanceof ApiError)) return { fields: [], rest: error instanceof Error ? error : new ApiError('unknown') };
  if (error.isSignedOut) return { fields: [], rest: null };
  const fields = names.flatMap((name): [string, ErrorCode][] => {
    const code = error.fields[name];
    return code === undefined ? [] : [[name, code]];
  });
  return { fields, rest: fields.length === 0 ? error : null };
}

interface FormOptions<Values extends FieldValues, Output> {
  /** `v.object({ … })` of `rules` and own pipes. */
  schema: GenericSchema<Values, Output>;
  /** Every field needs one: '', false or null. */
  defaultValues: Values;
  /** Runs at most once at a time; a rejected promise keeps every value and is shown. */
  onSubmit: (values: Output) => Promise<void> | void;
}

export interface FormHandle<Values extends FieldValues, Output> {
  methods: UseFormReturn<Values, unknown, Output>;
  submit: () => Promise<void>;
  /** Why the last submit failed, if it concerns no field. */
  failure: Error | null;
  values: () => Values;
  setValue: UseFormReturn<Values, unknown, Output>['setValue'];
  /** Resets to these values, for example after saving. */
  reset: (values: Values) => void;
}

/** The only way to build a form: validated on blur, then live; server errors appear at their fields. */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
}: FormOptions<Values, Output>): FormHandle<Values, Output> {
  const [failure, setFailure] = useState<Error | null>(null);
  const running = useRef(false);
  const methods = useHookForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });

  const fail = (error: unknown): void => {
    const { fields, rest } = serverFieldErrors(error, Object.keys(defaultValues));
    setFailure(rest);
    fields.forEach(([name, code], index) => {
      methods.setError(name as Path<Values>, { type: 'server', message: code }, { shouldFocus: index === 0 });
    });
  };

  // What was submitted counts as saved: only later changes are unsaved. Errors from the response stay.
  const settle = (): void => methods.reset(methods.getValues(), { keepErrors: true });
  const send = methods.handleSubmit((values) => Promise.resolve(values).then(onSubmit).then(settle, fail));
  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    await send().finally(() => {
      running.current = false;
    });
  };
  return { methods, submit, failure, values: methods.getValues, setValue: methods.setValue, reset: (values) => methods.reset(values) };
}
