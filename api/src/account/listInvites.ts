import { INVITES_MAX, type Invites } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** A member's codes, the newest first, and how many more they can make; one that ran out unused makes room. */
export async function listInvites({ db, now }: Work, memberId: string): Promise<Invites> {
  const rows = await db
    .selectFrom('invites')
    .select(['code', 'used_by', 'expires_at'])
    .where('owner_id', '=', memberId)
    .where(({ eb, or }) => or([eb('used_by', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  return {
    invites: rows.map(({ code, used_by, expires_at }) => ({ code, expires: expires_at, used: used_by !== null })),
    left: Math.max(0, INVITES_MAX - rows.length),
  };
}
