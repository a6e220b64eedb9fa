import { CITY_LENGTH_MAX, GENDERS, SEXUALITIES_BY_GENDER, usernameProblem } from '@rendezvous/shared/contract';
import { rules, v, type useForm } from '@rendezvous/shared/forms';
import type { SignupValues } from '../stores/SignupValues';

type StepValues = Partial<SignupValues>;
export type StepSchema = Parameters<typeof useForm<StepValues, StepValues>>[0]['schema'];

/** What validating a step depends on besides its values. */
export interface StepContext {
  /** Returns the current time in Unix seconds. */
  now: () => number;
  needsInvite: boolean;
  countries: readonly string[];
  /** Returns the email address and name from the previous step. */
  getOwner: () => { email: string; name: string };
  messageLength: number;
  /** Error text for a first message that is too long. */
  tooLongText: string;
  /** Error texts for missing consents, by field. */
  consentTexts: { terms: string; consent_sensitive: string };
}

const createIamSchema = ({ needsInvite }: StepContext): StepSchema =>
  v.pipe(
    v.object({
      gender: rules.choice(GENDERS),
      sexuality: v.custom<SignupValues['sexuality']>(() => true),
      invite_code: needsInvite ? rules.text(64) : v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['gender'], ['sexuality']],
        ({ gender, sexuality }) => SEXUALITIES_BY_GENDER[gender].some((allowed) => allowed === sexuality),
        'sexuality_invalid',
      ),
      ['sexuality'],
    ),
  );

const createBirthSchema = ({ now }: StepContext): StepSchema => v.object({ date_of_birth: rules.dateOfBirth(now) });

const createPlaceSchema = ({ countries }: StepContext): StepSchema =>
  v.object({ country: rules.choice(countries), region: v.string(), city: v.pipe(v.string(), v.maxLength(CITY_LENGTH_MAX, 'validation')) });

const createNameSchema = (): StepSchema =>
  v.pipe(
    v.object({ name: v.pipe(v.string(), v.nonEmpty('required')), email: rules.email() }),
    v.forward(
      v.partialCheck(
        [['name'], ['email']],
        (values) => usernameProblem(values.name, values.email) === null,
        ({ input }) => usernameProblem(input.name, input.email) ?? 'username_invalid',
      ),
      ['name'],
    ),
  );

const createPasswordSchema = ({ getOwner, messageLength, tooLongText, consentTexts }: StepContext): StepSchema =>
  v.object({
    password: rules.newPassword(getOwner),
    signup_message: v.pipe(
      v.string(),
      v.check((text) => Array.from(text).length <= messageLength, tooLongText),
    ),
    terms: rules.consent(consentTexts.terms),
    consent_sensitive: rules.consent(consentTexts.consent_sensitive),
    consent_offers: v.boolean(),
  });

/** Functions that build the validation schema of each step, in the order of the steps. */
export const stepSchemaBuilders: readonly ((context: StepContext) => StepSchema)[] = [
  createIamSchema,
  createBirthSchema,
  createPlaceSchema,
  createNameSchema,
  createPasswordSchema,
];
