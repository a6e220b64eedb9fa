import { isPassword } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import type { PasswordsPort } from '../../ports/passwords/PasswordsPort';
import { findAccount } from '../../repositories/findAccount';
import { endSessions } from '../../repositories/endSessions';
import { findDomain } from '../../repositories/findDomain';
import type { Work } from '../Work';
import { forgetAttempts } from './loginAttempts';
import { sendAccountMail } from './sendAccountMail';
import { isTokenAlive, useToken } from './useToken';

interface NewPassword {
  token: string;
  password: string;
  password_repeat: string;
}

/** Sets a new password by a link: ends every session, lifts a login block and tells the owner. */
export async function resetPassword(
  work: Work,
  passwords: PasswordsPort,
  { token, password, password_repeat: repeat }: NewPassword,
  publicOrigin: string,
): Promise<string> {
  if (password !== repeat) throw new ApiError('passwords_differ', { fields: { password_repeat: 'passwords_differ' } });
  if (!(await isTokenAlive(work, token, 'reset'))) throw new ApiError('token_invalid');
  const password_hash = await passwords.hash(password);
  return work.db.transaction().execute(async (db) => {
    const inside = { ...work, db };
    const memberId = await useToken(inside, token, 'reset');
    const account = memberId === undefined ? undefined : await findAccount(db, memberId);
    if (!account) throw new ApiError('token_invalid');
    if (!isPassword(password, account)) throw new ApiError('password_weak', { fields: { password: 'password_weak' } });
    await db.updateTable('members').set({ password_hash }).where('id', '=', account.id).execute();
    await endSessions(db, account.id);
    await forgetAttempts(inside, [account.email, account.name]);
    const { settings } = await findDomain(db, account.domain);
    await sendAccountMail(inside, { kind: 'password_changed', recipient: account, site: settings.mail_name, url: `${publicOrigin}/login` });
    return account.id;
  });
}
