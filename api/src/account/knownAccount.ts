import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import { findAccountByLogin, type Account } from './findAccount';
import type { Work } from '../Work';
import { countAttempt, forgetAttempts, refuseAttempt } from './loginAttempts';

/** The account of a login and its password; an unknown one is refused like a wrong password. */
export async function knownAccount(work: Work, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const wanted = login.trim().toLowerCase();
  const misses = await countAttempt(work, wanted);
  const account = await findAccountByLogin(work.db, wanted);
  const isRight = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) return refuseAttempt(work, wanted, misses);
  await forgetAttempts(work, [wanted]);
  return account;
}
