import type { ErrorCode } from '@rendezvous/shared/contract';
import { type FormHandle, useForm } from '@rendezvous/shared/forms';
import type { ApiError } from '@rendezvous/shared/http';
import { useEffect, useEffectEvent } from 'react';
import { describeCode, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { toSignupErrors } from '../stores/toSignupErrors';
import type { SignupField, SignupValues } from '../stores/SignupValues';
import { STEP_COUNT, stepByField } from '../stores/stepOfField';
import { useSignupStore } from '../stores/SignupStore';
import { consentErrors } from './ConsentFields';
import { type StepSchema, stepSchemaBuilders } from './stepSchemas';

const isConsent = (field: string): field is keyof typeof consentErrors => field in consentErrors;

/** Error of a field that the server rejected: the error code or, for a missing consent, a text that names the consent. */
const toFieldMessage = (intl: ReturnType<typeof useIntl>, field: string, code: ErrorCode): string =>
  code === 'consent_required' && isConsent(field) ? intl.formatMessage(consentErrors[field]) : code;

/** Builds the validation schema of a step from the settings and the values entered so far. */
function useStepSchema(step: number): StepSchema {
  const intl = useIntl();
  const signup = useSignupStore();
  const { clock, settings } = useStore();
  const { countries, message_length: messageLength } = settings.current;
  const buildSchema = stepSchemaBuilders[step];
  if (!buildSchema) throw new Error(`There is no sign-up step ${step}.`);
  return buildSchema({
    now: () => clock.now / 1000,
    needsInvite: signup.gate === 'invite',
    countries: countries.map(({ code }) => code),
    getOwner: () => signup.values,
    messageLength,
    tooLongText: describeCode(intl, 'message_too_long', { limit: messageLength }),
    consentTexts: {
      terms: intl.formatMessage(consentErrors.terms),
      consent_sensitive: intl.formatMessage(consentErrors.consent_sensitive),
    },
  });
}

type StepValues = Partial<SignupValues>;

const FIELDS = Object.keys(stepByField) as SignupField[];

const getStepValues = (step: number, values: SignupValues): StepValues =>
  Object.fromEntries(FIELDS.filter((field) => stepByField[field] === step).map((field) => [field, values[field]]));

interface StepOptions {
  step: number;
  onNext: (step: number) => void;
  onDone: (nextPath: string) => void;
}

/** Returns the form of one step, which stores changes at once and shows server errors next to their fields. Call inside an observer. */
export function useStepForm({ step, onNext, onDone }: StepOptions): FormHandle<StepValues, StepValues> {
  const intl = useIntl();
  const signup = useSignupStore();
  const { refusal } = signup;
  const form = useForm<StepValues, StepValues>({
    schema: useStepSchema(step),
    defaultValues: getStepValues(step, signup.values),
    onSubmit: async () => {
      const reachedStep = (await signup.finishStep(step)) ? step + 1 : step;
      const nextStep = reachedStep < STEP_COUNT ? reachedStep : await signup.submit(onDone);
      if (nextStep !== step) onNext(nextStep);
    },
  });
  const { subscribe, setError } = form.methods;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => signup.storeInput(values) }), [subscribe, signup]);
  const showErrors = useEffectEvent((error: ApiError) => {
    for (const [field, code] of Object.entries(toSignupErrors(error)).filter(([name]) => stepByField[name as SignupField] === step))
      setError(field as SignupField, { type: 'server', message: toFieldMessage(intl, field, code) }, { shouldFocus: true });
  });
  useEffect(() => {
    if (refusal) showErrors(refusal);
  }, [refusal]);
  return form;
}
