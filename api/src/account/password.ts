import { type ApiBody, isPassword } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/sqlMembers';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { sendAccountMail } from './sendAccountMail';
import { endSessions } from './sessions';
import { type Account, findAccount, updatePassword } from './sqlAccounts';
import { deleteMemberAttempts } from './sqlLogin';
import { voidTokens } from './sqlTokens';
import { issueToken } from './tokens';

/** Checks the password of a signed-in member and returns their account; `field` is the form field it was typed in (R-210, security 4). */
export async function verifyPassword(
  { db }: UnitOfWork,
  passwords: PasswordsPort,
  memberId: string,
  { password, field }: { password: string; field: 'password' | 'old_password' },
): Promise<Account> {
  const account = await findAccount(db, memberId);
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isCorrect) throw new ApiError('old_password_wrong', { fields: { [field]: 'old_password_wrong' } });
  return account;
}

/** Throws when the repetition of a new password differs. */
export function assertSamePassword({ password, password_repeat: repetition }: { password: string; password_repeat: string }): void {
  if (password !== repetition) throw new ApiError('passwords_differ', { fields: { password_repeat: 'passwords_differ' } });
}

/** Sets a password, ends all sessions, lifts login blocks, voids reset and email-change links, and emails an undo link. */
export async function storePassword(
  work: UnitOfWork & { random: Random },
  account: Account,
  passwordHash: string,
  publicOrigin: string,
): Promise<void> {
  const { db } = work;
  await updatePassword(db, account.id, passwordHash);
  await endSessions(db, account.id);
  await deleteMemberAttempts(db, account.id);
  await voidTokens(work, account.id, ['reset', 'mail_change']);
  const { settings } = await findDomain(db, account.domain);
  const token = await issueToken(work, account.id, 'password_undo', { password_hash: account.password_hash });
  const url = `${publicOrigin}/reset-password/do?undo=${token}`;
  await sendAccountMail(work, { kind: 'password_changed', recipient: account, site: settings.mail_name, url });
}

/** Changes the password of a member who knows the old one. */
export async function changePassword(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { old_password: oldPassword, ...newPassword }: ApiBody<'PUT /api/password.php'>,
): Promise<void> {
  assertSamePassword(newPassword);
  const checkedAccount = await verifyPassword(work, passwords, memberId, { password: oldPassword, field: 'old_password' });
  if (!isPassword(newPassword.password, checkedAccount)) throw new ApiError('password_weak', { fields: { password: 'password_weak' } });
  const hash = await passwords.hash(newPassword.password);
  await inTransaction(work, async (tx) => {
    await lockMembers(tx.db, [memberId]);
    const account = await findAccount(tx.db, memberId);
    // After a concurrent change, the password that was checked is no longer the current one.
    if (account?.password_hash !== checkedAccount.password_hash) throw new ApiError('conflict');
    await storePassword({ ...tx, random: work.random }, account, hash, publicOrigin);
  });
}
