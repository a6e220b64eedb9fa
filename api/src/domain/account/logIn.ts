import { ApiError } from '../../ApiError';
import type { PasswordsPort } from '../../ports/passwords/PasswordsPort';
import type { Account } from '../../repositories/findAccount';
import type { Work } from '../Work';
import { knownAccount } from './knownAccount';

/** Refuses an account that cannot be used, after its password was right. */
function refuseClosed({ status, deletes_at: deletesAt }: Account): void {
  if (status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: deletesAt ?? 0 } });
  if (status === 'blocked' || status === 'deleted') throw new ApiError('login_failed');
}

/** The account that logs in. */
export async function logIn(work: Work, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const account = await knownAccount(work, passwords, login, password);
  refuseClosed(account);
  return account;
}
