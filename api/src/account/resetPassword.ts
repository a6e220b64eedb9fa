import { isPassword } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { findAccount } from './findAccount';
import type { Work } from '../Work';
import { refuseDifferent } from './refuseDifferent';
import { storePassword } from './storePassword';
import { isTokenAlive, useToken } from './useToken';

interface NewPassword {
  token: string;
  password: string;
  password_repeat: string;
}

/** Sets a new password by a link. */
export async function resetPassword(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { token, ...chosen }: NewPassword,
  publicOrigin: string,
): Promise<string> {
  const { password } = chosen;
  refuseDifferent(chosen);
  if (!(await isTokenAlive(work, token, 'reset'))) throw new ApiError('token_invalid');
  const hash = await passwords.hash(password);
  return work.db.transaction().execute(async (db) => {
    const inside = { ...work, db };
    const used = await useToken(inside, token, 'reset');
    const account = used && (await findAccount(db, used.memberId));
    if (!account) throw new ApiError('token_invalid');
    if (!isPassword(password, account)) throw new ApiError('password_weak', { fields: { password: 'password_weak' } });
    await storePassword(inside, account, hash, publicOrigin);
    return account.id;
  });
}
