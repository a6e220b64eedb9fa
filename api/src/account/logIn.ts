import { DAY_S, KNOWN_BROWSER_DAYS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { UnitOfWork } from '../UnitOfWork';
import { type Account, findAccountByLogin } from './sqlAccounts';
import { blockLogin, countBlocks, countFailedAttempt, deleteAttempts, findBlockEnd, isKnownBrowser, attemptKeys } from './sqlLogin';

/** Number of failed attempts that blocks a login. */
const MAX_FAILED_ATTEMPTS = 5;
/** Period in which failed attempts are added up, in seconds. */
const ATTEMPT_WINDOW_S = 900;
/** Duration of the first, second and every further block, in minutes. */
const BLOCK_MINUTES = [15, 30, 60] as const;

const createBlockedError = (seconds: number): ApiError => new ApiError('login_blocked', { params: { minutes: Math.ceil(seconds / 60) } });

/**
 * Counts an attempt as failed before it is verified, so that parallel attempts cannot exceed the limit. Returns the number
 * of failed attempts including this one; throws while the login is blocked.
 */
async function countAttempt({ db, now }: UnitOfWork, attemptKey: string): Promise<number> {
  const failedAttempts = await countFailedAttempt(db, attemptKey, { since: now - ATTEMPT_WINDOW_S, now });
  if (failedAttempts === undefined) throw createBlockedError((await findBlockEnd(db, attemptKey)) - now);
  return failedAttempts;
}

/** Rejects a failed attempt; the fifth one blocks the login, each time for longer, up to an hour. */
async function rejectAttempt({ db, now }: UnitOfWork, attemptKey: string, failedAttempts: number): Promise<never> {
  if (failedAttempts < MAX_FAILED_ATTEMPTS) throw new ApiError('login_failed');
  const blockCount = await countBlocks(db, attemptKey);
  const seconds = (BLOCK_MINUTES[blockCount] ?? BLOCK_MINUTES[2]) * 60;
  await blockLogin(db, attemptKey, { blocks: blockCount + 1, until: now + seconds, now });
  throw createBlockedError(seconds);
}

export interface LoginAttempt {
  /** Email address or username, as typed. */
  login: string;
  password: string;
  /** Hash that identifies the browser; empty for a browser in which nobody has logged in. */
  browserHash: string;
}

/**
 * Finds the key under which an attempt is counted: an account has the same key for its email address and its username, and another key for
 * each browser in which its member has logged in, so that nobody else can block that browser. An unknown login runs the same
 * queries as a known one.
 */
async function findAttemptKey({ db, now }: UnitOfWork, account: Account | undefined, login: string, browserHash: string): Promise<string> {
  const since = now - KNOWN_BROWSER_DAYS * DAY_S;
  const isKnown = await isKnownBrowser(db, { memberId: account?.id ?? '', browserHash, since });
  if (account === undefined) return attemptKeys.unknown(login);
  return isKnown ? attemptKeys.browser(account.id, browserHash) : attemptKeys.member(account.id);
}

/** Verifies a login and its password and returns the account; an unknown login is rejected like a wrong password. */
export async function verifyLogin(
  work: UnitOfWork,
  passwords: PasswordsPort,
  { login: typedLogin, password, browserHash }: LoginAttempt,
): Promise<Account> {
  const login = typedLogin.trim().toLowerCase();
  const account = await findAccountByLogin(work.db, login);
  const attemptKey = await findAttemptKey(work, account, login, browserHash);
  const failedAttempts = await countAttempt(work, attemptKey);
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isCorrect) return rejectAttempt(work, attemptKey, failedAttempts);
  await deleteAttempts(work.db, attemptKey);
  return account;
}

/** Rejects an unusable account after its password or passkey was verified. */
export function assertAccountOpen({ status, deletes_at: deletesAt }: Pick<Account, 'status' | 'deletes_at'>): void {
  if (status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: deletesAt ?? 0 } });
  if (status === 'blocked' || status === 'deleted') throw new ApiError('login_failed');
}

/** Verifies a login and its password and returns the account; throws if the account is closed. */
export async function logIn(work: UnitOfWork, passwords: PasswordsPort, attempt: LoginAttempt): Promise<Account> {
  const account = await verifyLogin(work, passwords, attempt);
  assertAccountOpen(account);
  return account;
}
