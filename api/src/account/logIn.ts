import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Account } from './findAccount';
import type { Work } from '../Work';
import { knownAccount } from './knownAccount';
import { refuseClosed } from './refuseClosed';

/** The account that logs in. */
export async function logIn(work: Work, passwords: PasswordsPort, login: string, password: string): Promise<Account> {
  const account = await knownAccount(work, passwords, login, password);
  refuseClosed(account);
  return account;
}
