import { bumpCounters } from './bumpCounters';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Takes a like back; without one nothing changes. */
export function unlikeMember(work: Work, likerId: string, likedId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('likes')
      .where('liker_id', '=', likerId)
      .where('liked_id', '=', likedId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await bumpCounters(db, [likerId, likedId], 'likes');
  });
}
