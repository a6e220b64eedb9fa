import { describeCode, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { stepSchemas, type StepSchema } from './stepSchemas';
import { useSignupStore } from '../stores/useSignupStore';

/** Rules of a step with the facts of this visit. */
export function useStepSchema(step: number): StepSchema {
  const intl = useIntl();
  const signup = useSignupStore();
  const { clock, settings } = useStore();
  const { countries, message_length: messageLength } = settings.current;
  const schema = stepSchemas[step];
  if (!schema) throw new Error(`There is no sign-up step ${step}.`);
  return schema({
    now: () => clock.now / 1000,
    needsInvite: signup.gate === 'invite',
    countries: countries.map(({ code }) => code),
    owner: () => signup.values,
    messageLength,
    tooLong: describeCode(intl, 'message_too_long', { limit: messageLength }),
  });
}
