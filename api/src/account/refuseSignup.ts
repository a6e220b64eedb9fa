import { signupGate, type ErrorCode, type SignupForm } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findAccountByEmail } from './findAccount';
import { isNameTaken } from './isNameTaken';
import { toInviteCode } from './toInviteCode';
import { isBanned } from '../moderation/isBanned';
import type { Work } from '../Work';
import { isEmailHeld } from './isEmailHeld';
import { isExcluded } from '../leaving/isExcluded';
import { signupProblems } from './signupProblems';
import { refuseMinor } from './underageMarks';

/** Refuses with the first problem's code and all problems by field. */
function refuseFields(fields: Partial<Record<string, ErrorCode>>): void {
  const [code] = Object.values(fields);
  if (code !== undefined) throw new ApiError(code, { fields: fields as Record<string, ErrorCode> });
}

async function refuseInvite({ db, now }: Work, code: string): Promise<void> {
  const invite = await db
    .selectFrom('invites')
    .select('code')
    .where('code', '=', toInviteCode(code))
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!invite) throw new ApiError('invite_invalid', { fields: { invite_code: 'invite_invalid' } });
}

async function refuseGate(work: Work, mode: string, form: SignupForm): Promise<void> {
  const gate = signupGate(mode, form.network);
  if (gate === 'invite') await refuseInvite(work, form.invite_code ?? '');
  else if (gate !== 'open') throw new ApiError(gate);
}

async function refuseTaken(work: Work, { email, name }: SignupForm): Promise<void> {
  const account = await findAccountByEmail(work.db, email);
  if (account?.status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: account.deletes_at ?? 0 } });
  const isTaken = account !== undefined || (await isEmailHeld(work, email));
  if (isTaken) throw new ApiError('account_exists', { fields: { email: 'account_exists' } });
  if (await isNameTaken(work.db, name)) throw new ApiError('username_taken', { fields: { name: 'username_taken' } });
}

interface Gate {
  mode: string;
  /** Stands for the browser. */
  visitor: string;
  /** Version of the terms as they are now; agreeing to others is no consent. */
  terms: string;
}

/** Throws when this sign-up cannot be. */
export async function refuseSignup(work: Work, form: SignupForm, { mode, visitor, terms }: Gate): Promise<void> {
  await refuseGate(work, mode, form);
  await refuseMinor(work, form.date_of_birth, visitor);
  const consent = form.terms_version === terms ? {} : { terms_version: 'consent_required' as const };
  refuseFields({ ...signupProblems(form, work.now), ...consent });
  if (await isExcluded(work, form.email)) throw new ApiError('self_excluded');
  await refuseTaken(work, form);
  if (await isBanned(work, form.email)) throw new ApiError('signups_closed');
}
