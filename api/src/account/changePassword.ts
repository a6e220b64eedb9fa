import { isPassword, type ApiBody } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { findAccount } from './findAccount';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { askPassword } from './askPassword';
import { refuseDifferent } from './refuseDifferent';
import { storePassword } from './storePassword';

/** Changes the password of a member who knows the old one. */
export async function changePassword(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { old_password: old, ...chosen }: ApiBody<'PUT /api/password.php'>,
): Promise<void> {
  refuseDifferent(chosen);
  const asked = await askPassword(work, passwords, memberId, { password: old, field: 'old_password' });
  if (!isPassword(chosen.password, asked)) throw new ApiError('password_weak', { fields: { password: 'password_weak' } });
  const hash = await passwords.hash(chosen.password);
  await inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [memberId]);
    const account = await findAccount(inside.db, memberId);
    // Somebody else was quicker: the password that was asked for is no longer the old one.
    if (account?.password_hash !== asked.password_hash) throw new ApiError('conflict');
    await storePassword({ ...inside, random: work.random }, account, hash, publicOrigin);
  });
}
