import { ApiError } from '../ApiError';
import type { Random } from '../ports/Random';
import { endSessions } from './endSessions';
import { findAccount } from './findAccount';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { issueToken } from './issueToken';
import { reactivateMember } from '../leaving/reactivateMember';
import { storeEmail } from './storeEmail';
import { useToken, type UsedToken } from './useToken';
import { voidTokens } from './voidTokens';

export interface Undone {
  undone: 'email' | 'password';
  email: string;
  /** Opens the choice of a new password: whoever made the change may know the old one. */
  reset_token: string;
}

async function putBack(work: Work, { memberId, data }: UsedToken): Promise<Undone['undone']> {
  const { email, password_hash = null } = data;
  if (typeof email === 'string') {
    await storeEmail(work, memberId, email);
    return 'email';
  }
  await work.db.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute();
  return 'password';
}

/**
 * Takes a change of address or password back and gives the account to its owner alone: all sessions, links and passkeys end,
 * since whoever made the change may have added one, and a deletion that was asked for meanwhile is undone with them.
 */
export function undoChange(work: Work & { random: Random }, token: string): Promise<Undone> {
  return inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    const used = await useToken(inside, token, 'mail_undo', 'password_undo');
    if (used === undefined) throw new ApiError('token_invalid');
    const { memberId } = used;
    const status = (await lockMembers(inside.db, [memberId])).get(memberId)?.status;
    if (status === undefined || status === 'deleted') throw new ApiError('token_invalid');
    const undone = await putBack(inside, used);
    if (status === 'pending_deletion') await reactivateMember(inside, memberId);
    await endSessions(inside.db, memberId);
    await voidTokens(inside, memberId);
    await inside.db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
    const { email } = (await findAccount(inside.db, memberId)) ?? { email: '' };
    return { undone, email, reset_token: await issueToken(inside, memberId, 'reset') };
  });
}
