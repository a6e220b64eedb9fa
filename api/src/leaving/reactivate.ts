import { ApiError } from '../ApiError';
import { findAccount } from '../account/findAccount';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import { isBanned } from '../moderation/isBanned';
import type { Work } from '../Work';
import { reactivateMember } from './reactivateMember';
import { refuseExcluded } from './refuseExcluded';
import { useToken } from '../account/useToken';

/** Brings a deleted account back by the link of its mail; answers whose it is. */
export function reactivate(work: Work, token: string): Promise<string> {
  return inTransaction(work, async (inside) => {
    const used = await useToken(inside, token, 'reactivation');
    if (used === undefined) throw new ApiError('token_invalid');
    await lockMembers(inside.db, [used.memberId]);
    const account = await findAccount(inside.db, used.memberId);
    // From the announced day on the account counts as gone, even if its erasure is still to come.
    const isLate = account?.status !== 'pending_deletion' || (account.deletes_at ?? 0) <= inside.now;
    if (isLate || (await isBanned(inside, account.email))) throw new ApiError('token_invalid');
    await refuseExcluded(inside, account.id);
    await reactivateMember(inside, account.id);
    return account.id;
  });
}
