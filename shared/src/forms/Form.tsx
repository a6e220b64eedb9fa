import { css } from '@emotion/react';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { Alert, token } from '@rendezvous/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { FormLabels } from './FormLabels';
import { FormSummary } from './FormSummary';
import { LeaveQuestion } from './LeaveQuestion';
import type { FormHandle } from './useForm';

/** Asks before the user leaves the surrounding form with unsaved changes. */
const LeaveGuard = () => <LeaveQuestion isDirty={useFormState().isDirty} />;

interface FormProps<Values extends FieldValues, Output> {
  form: FormHandle<Values, Output>;
  /** Names the form for assistive technology. */
  label?: string | undefined;
  /** True to ask before unsaved changes are discarded. */
  guard?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A form that allows one submission at a time, lists errors, focuses the first invalid field and keeps input on failure. */
export function Form<Values extends FieldValues, Output>({
  form,
  label,
  guard = false,
  id,
  children,
  className,
}: FormProps<Values, Output>) {
  const intl = useIntl();
  const [labels] = useState(() => new Map<string, ReactNode>());
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  return (
    <FormProvider {...form.methods}>
      {/* POST keeps the values out of the URL if the browser submits the form itself, without JavaScript. */}
      <form id={id} method="post" aria-label={label} onSubmit={onSubmit} noValidate css={layout} className={className}>
        {form.failure ? <Alert tone="danger">{describeError(intl, form.failure)}</Alert> : null}
        <FormLabels value={labels}>
          <FormSummary />
          {children}
        </FormLabels>
      </form>
      {guard ? <LeaveGuard /> : null}
    </FormProvider>
  );
}

const layout = css({ display: 'grid', gap: token.space5, minWidth: 0 });
