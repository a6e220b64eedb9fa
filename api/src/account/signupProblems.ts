import {
  isDateOfBirth,
  isEmailAddress,
  isPassword,
  SEXUALITIES_BY_GENDER,
  usernameProblem,
  type ErrorCode,
  type SignupForm,
} from '@rendezvous/shared/contract';
import { regionsOf } from '../site/regionsOf';

type Field = keyof SignupForm;
type Check = (form: SignupForm, now: number) => ErrorCode | null;

const unless = (isRight: boolean, code: ErrorCode): ErrorCode | null => (isRight ? null : code);

/** What each field of the sign-up must be, in the order the steps ask for them. */
const CHECKS: readonly (readonly [Field, Check])[] = [
  ['sexuality', ({ gender, sexuality }) => unless(SEXUALITIES_BY_GENDER[gender].includes(sexuality), 'sexuality_invalid')],
  ['date_of_birth', ({ date_of_birth: date }, now) => unless(isDateOfBirth(date, now), 'dob_invalid')],
  ['region', ({ country, region }) => unless(!region || regionsOf(country).some(({ code }) => code === region), 'validation')],
  ['name', ({ name, email }) => usernameProblem(name, email)],
  ['email', ({ email }) => unless(isEmailAddress(email), 'email_invalid')],
  ['password', ({ password, email, name }) => unless(isPassword(password, { email, name }), 'password_weak')],
  ['consent_sensitive', ({ consent_sensitive: consent }) => unless(consent, 'consent_required')],
];

/** What is wrong with a sign-up, by field; empty when nothing is. */
export function signupProblems(form: SignupForm, now: number): Partial<Record<Field, ErrorCode>> {
  const found = CHECKS.map(([field, check]) => [field, check(form, now)] as const).filter(([, code]) => code !== null);
  return Object.fromEntries(found);
}
