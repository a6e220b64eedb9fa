import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';

interface SplitServerError {
  /** Fields of this form that the server rejected, with their error codes. */
  fields: [name: string, code: ErrorCode][];
  /** The error, if the server rejected none of these fields; null when the fields explain it or the session has ended. */
  rest: Error | null;
}

/** Converts the error of a failed submission into field errors or one for the whole form; neither if the session has ended. */
export function splitServerError(error: unknown, names: readonly string[]): SplitServerError {
  if (!(error instanceof ApiError)) return { fields: [], rest: error instanceof Error ? error : new ApiError('unknown') };
  if (error.isSignedOut) return { fields: [], rest: null };
  const fields = names.flatMap((name): [string, ErrorCode][] => {
    const code = error.fields[name];
    return code === undefined ? [] : [[name, code]];
  });
  return { fields, rest: fields.length === 0 ? error : null };
}

interface FormOptions<Values extends FieldValues, Output> {
  /** `v.object({ … })` composed of `rules` and the form's own pipes. */
  schema: GenericSchema<Values, Output>;
  /** Initial values, which every field needs: '', false or null when empty. */
  defaultValues: Values;
  /** Called with valid values, never twice at the same time. A rejection keeps all values, and its error is shown. */
  onSubmit: (values: Output) => Promise<void> | void;
}

export interface FormHandle<Values extends FieldValues, Output> {
  methods: UseFormReturn<Values, unknown, Output>;
  submit: () => Promise<void>;
  /** Error of the last submission that concerns no field; null when there is none. */
  failure: Error | null;
  values: () => Values;
  setValue: UseFormReturn<Values, unknown, Output>['setValue'];
  /** Resets the form to these values, for example after saving. */
  reset: (values: Values) => void;
}

/** Creates a form that validates a field on blur and then on every change, and shows server errors at their fields. */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
}: FormOptions<Values, Output>): FormHandle<Values, Output> {
  const [failure, setFailure] = useState<Error | null>(null);
  const isSubmitting = useRef(false);
  const methods = useHookForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });

  const showError = (error: unknown): void => {
    const { fields, rest } = splitServerError(error, Object.keys(defaultValues));
    setFailure(rest);
    fields.forEach(([name, code], index) => {
      methods.setError(name as Path<Values>, { type: 'server', message: code }, { shouldFocus: index === 0 });
    });
  };

  // Submitted values count as saved, so that only later changes make the form dirty. Field errors are kept.
  const markSaved = (): void => methods.reset(methods.getValues(), { keepErrors: true });
  const validateAndSend = methods.handleSubmit((values) => Promise.resolve(values).then(onSubmit).then(markSaved, showError));
  const submit = async (): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    await validateAndSend().finally(() => {
      isSubmitting.current = false;
    });
  };
  return { methods, submit, failure, values: methods.getValues, setValue: methods.setValue, reset: (values) => methods.reset(values) };
}
