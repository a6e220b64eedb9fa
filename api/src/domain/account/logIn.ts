import { ApiError } from '../../ApiError';
import type { PasswordsPort } from '../../ports/passwords/PasswordsPort';
import { findAccountByLogin, type Account } from '../../repositories/findAccount';
import type { Work } from '../Work';
import { countAttempt, forgetAttempts, refuseAttempt } from './loginAttempts';

/** Refuses an account that cannot be used, after its password was right. */
function refuseClosed({ status, deletes_at: deletesAt }: Account): void {
  if (status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: deletesAt ?? 0 } });
  if (status === 'blocked' || status === 'deleted') throw new ApiError('login_failed');
}

/** Finds the account of a login and its password; an unknown one is refused like a wrong password. */
export async function logIn(work: Work, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const wanted = login.trim().toLowerCase();
  const misses = await countAttempt(work, wanted);
  const account = await findAccountByLogin(work.db, wanted);
  const isRight = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) return refuseAttempt(work, wanted, misses);
  await forgetAttempts(work, [wanted]);
  refuseClosed(account);
  return account;
}
