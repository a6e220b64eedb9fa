import { css } from '@emotion/react';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { Alert, token } from '@rendezvous/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import { FormSummary } from './FormSummary';
import { LeaveGuard } from './LeaveGuard';
import type { FormHandle } from './useForm';

interface FormProps<Values extends FieldValues, Output> {
  form: FormHandle<Values, Output>;
  /** Names the form for assistive technology. */
  label?: string | undefined;
  /** Asks before unsaved changes are left behind. */
  guard?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A form with its fields: one submit, summary and focus on the first error, nothing typed is lost. */
export function Form<Values extends FieldValues, Output>({
  form,
  label,
  guard = false,
  id,
  children,
  className,
}: FormProps<Values, Output>) {
  const intl = useIntl();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  return (
    <FormProvider {...form.methods}>
      <form id={id} aria-label={label} onSubmit={onSubmit} noValidate css={layout} className={className}>
        {form.failure ? <Alert tone="danger">{describeError(intl, form.failure)}</Alert> : null}
        <FormSummary />
        {children}
      </form>
      {guard ? <LeaveGuard /> : null}
    </FormProvider>
  );
}

const layout = css({ display: 'grid', gap: token.space5, minWidth: 0 });
