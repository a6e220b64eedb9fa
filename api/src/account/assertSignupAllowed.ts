import {
  type ErrorCode,
  isDateOfBirth,
  isEmailAddress,
  isPassword,
  SEXUALITIES_BY_GENDER,
  type SignupForm,
  signupGate,
  usernameProblem,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { assertEmailNotExcluded } from '../leaving/selfExclusion';
import { isBanned } from '../moderation/strikes';
import { getRegions } from '../site/getRegions';
import type { UnitOfWork } from '../UnitOfWork';
import { assertAdult } from './ageAssurance';
import { assertInviteUsable } from './invites';
import { findAccountByEmail, isNameTaken } from './sqlAccounts';
import { isEmailReserved } from './sqlTokens';

type Field = keyof SignupForm;
type FieldCheck = (form: SignupForm, now: number) => ErrorCode | null;

interface SignupContext {
  /** Sign-up mode of the domain. */
  mode: string;
  /** Identifies the browser. */
  visitor: string;
  /** Current version of the terms; agreeing to another version is not consent. */
  termsVersion: string;
}

const errorUnless = (isValid: boolean, code: ErrorCode): ErrorCode | null => (isValid ? null : code);

/** Checks of the sign-up's fields, in the order of its steps. */
const CHECKS: readonly (readonly [Field, FieldCheck])[] = [
  ['sexuality', ({ gender, sexuality }) => errorUnless(SEXUALITIES_BY_GENDER[gender].includes(sexuality), 'sexuality_invalid')],
  ['date_of_birth', ({ date_of_birth: date }, now) => errorUnless(isDateOfBirth(date, now), 'dob_invalid')],
  ['region', ({ country, region }) => errorUnless(!region || getRegions(country).some(({ code }) => code === region), 'validation')],
  ['name', ({ name, email }) => usernameProblem(name, email)],
  ['email', ({ email }) => errorUnless(isEmailAddress(email), 'email_invalid')],
  ['password', ({ password, email, name }) => errorUnless(isPassword(password, { email, name }), 'password_weak')],
  ['consent_sensitive', ({ consent_sensitive: consent }) => errorUnless(consent, 'consent_required')],
];

/** Finds the errors of a sign-up by field; empty when there are none. */
function findSignupProblems(form: SignupForm, now: number): Partial<Record<Field, ErrorCode>> {
  const problems = CHECKS.map(([field, check]) => [field, check(form, now)] as const).filter(([, code]) => code !== null);
  return Object.fromEntries(problems);
}

/** Throws an error with the code of the first problem and all problems by field; does nothing if there are none. */
function throwFirstProblem(fields: Partial<Record<string, ErrorCode>>): void {
  const [code] = Object.values(fields);
  if (code !== undefined) throw new ApiError(code, { fields: fields as Record<string, ErrorCode> });
}

async function assertGatePassed(work: UnitOfWork, mode: string, form: SignupForm): Promise<void> {
  const gate = signupGate(mode, form.network);
  if (gate === 'invite') await assertInviteUsable(work, form.invite_code ?? '');
  else if (gate !== 'open') throw new ApiError(gate);
}

async function assertNotTaken(work: UnitOfWork, { email, name }: SignupForm): Promise<void> {
  const account = await findAccountByEmail(work.db, email);
  if (account?.status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: account.deletes_at ?? 0 } });
  const isTaken = account !== undefined || (await isEmailReserved(work, email));
  if (isTaken) throw new ApiError('account_exists', { fields: { email: 'account_exists' } });
  if (await isNameTaken(work.db, name)) throw new ApiError('username_taken', { fields: { name: 'username_taken' } });
}

/** Throws when a sign-up is not allowed or its form is invalid. */
export async function assertSignupAllowed(
  work: UnitOfWork,
  form: SignupForm,
  { mode, visitor, termsVersion }: SignupContext,
): Promise<void> {
  await assertGatePassed(work, mode, form);
  await assertAdult(work, form.date_of_birth, visitor);
  const consentProblem = form.terms_version === termsVersion ? {} : { terms_version: 'consent_required' as const };
  throwFirstProblem({ ...findSignupProblems(form, work.now), ...consentProblem });
  await assertEmailNotExcluded(work, form.email);
  await assertNotTaken(work, form);
  if (await isBanned(work, form.email)) throw new ApiError('signups_closed');
}
