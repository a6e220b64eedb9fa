import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import { findAccount, type Account } from './findAccount';
import type { Work } from '../Work';

/** The member's account, once the password asked for again is right; `field` names where it was typed (R-210, security 4). */
export async function askPassword(
  { db }: Work,
  passwords: PasswordsPort,
  memberId: string,
  { password, field }: { password: string; field: 'password' | 'old_password' },
): Promise<Account> {
  const account = await findAccount(db, memberId);
  const isRight = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new ApiError('old_password_wrong', { fields: { [field]: 'old_password_wrong' } });
  return account;
}
