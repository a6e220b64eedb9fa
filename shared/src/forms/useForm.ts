import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm as useHookForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { serverFieldErrors } from './serverFieldErrors';

interface FormOptions<Values extends FieldValues, Output> {
  /** `v.object({ … })` of `rules` and own pipes. */
  schema: GenericSchema<Values, Output>;
  /** Every field has one: '' , false or null. */
  defaultValues: Values;
  /** Runs at most once at a time; a rejected promise keeps every value and is shown. */
  onSubmit: (values: Output) => Promise<void> | void;
}

export interface FormHandle<Values extends FieldValues, Output> {
  methods: UseFormReturn<Values, unknown, Output>;
  submit: () => Promise<void>;
  /** Why the last submit failed, when no field is to blame. */
  failure: Error | null;
  values: () => Values;
  setValue: UseFormReturn<Values, unknown, Output>['setValue'];
  /** Starts again from these values, for example after saving. */
  reset: (values: Values) => void;
}

/** The one way to hold a form: checked on blur, then live; errors of the server land on their fields. */
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

  // What was sent counts as saved: from here on only new changes are unsaved. Errors that the answer brought stay.
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
