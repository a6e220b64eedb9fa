import type { Invites } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { listInvites } from './listInvites';

const LIFE_S = 30 * 86_400;
const CODE_LENGTH = 12;

/** Makes a single-use code of an active member, five at most. */
export function makeInvite(work: Work, memberId: string): Promise<Invites> {
  return inTransaction(work, async (inside) => {
    const { db, now, random } = inside;
    const status = (await lockMembers(db, [memberId])).get(memberId)?.status;
    if (status !== 'active') throw new ApiError('not_confirmed');
    if ((await listInvites(inside, memberId)).left === 0) throw new ApiError('conflict');
    const code = random.id().slice(0, CODE_LENGTH).toUpperCase();
    await db
      .insertInto('invites')
      .values({ code, owner_id: memberId, used_by: null, created_at: now, expires_at: now + LIFE_S })
      .execute();
    return listInvites(inside, memberId);
  });
}
