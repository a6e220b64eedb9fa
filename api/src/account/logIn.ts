import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { UnitOfWork } from '../UnitOfWork';
import { type Account, findAccountByLogin } from './sqlAccounts';
import { blockLogin, countBlocks, countFailedAttempt, findBlockEnd, deleteAttempts } from './sqlLogin';

/** Number of failed attempts that blocks a login, and the period in seconds in which they are counted. */
const MAX_FAILED_ATTEMPTS = 5;
const ATTEMPT_WINDOW_S = 900;
/** Duration of the first, second and every further block, in minutes. */
const BLOCK_MINUTES = [15, 30, 60] as const;

const createBlockedError = (seconds: number): ApiError => new ApiError('login_blocked', { params: { minutes: Math.ceil(seconds / 60) } });

/**
 * Counts an attempt as failed before it is verified, so that parallel attempts cannot exceed the limit; `login` may be unknown. Returns the number
 * of failed attempts including this one; throws while the login is blocked.
 */
async function countAttempt({ db, now }: UnitOfWork, login: string): Promise<number> {
  const failedAttempts = await countFailedAttempt(db, login, { since: now - ATTEMPT_WINDOW_S, now });
  if (failedAttempts === undefined) throw createBlockedError((await findBlockEnd(db, login)) - now);
  return failedAttempts;
}

/** Rejects a failed attempt; the fifth one blocks the login, each time for longer, up to an hour. */
async function rejectAttempt({ db, now }: UnitOfWork, login: string, failedAttempts: number): Promise<never> {
  if (failedAttempts < MAX_FAILED_ATTEMPTS) throw new ApiError('login_failed');
  const blockCount = await countBlocks(db, login);
  const seconds = (BLOCK_MINUTES[blockCount] ?? BLOCK_MINUTES[2]) * 60;
  await blockLogin(db, login, { blocks: blockCount + 1, until: now + seconds, now });
  throw createBlockedError(seconds);
}

/** Verifies a login and its password and returns the account; an unknown login is rejected like a wrong password. */
export async function verifyLogin(work: UnitOfWork, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const loginKey = login.trim().toLowerCase();
  const failedAttempts = await countAttempt(work, loginKey);
  const account = await findAccountByLogin(work.db, loginKey);
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isCorrect) return rejectAttempt(work, loginKey, failedAttempts);
  await deleteAttempts(work.db, [loginKey]);
  return account;
}

/** Rejects an unusable account after its password or passkey was verified. */
export function assertAccountOpen({ status, deletes_at: deletesAt }: Pick<Account, 'status' | 'deletes_at'>): void {
  if (status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: deletesAt ?? 0 } });
  if (status === 'blocked' || status === 'deleted') throw new ApiError('login_failed');
}

/** Verifies a login and its password and returns the account, unless it is closed. */
export async function logIn(work: UnitOfWork, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const account = await verifyLogin(work, passwords, login, password);
  assertAccountOpen(account);
  return account;
}
