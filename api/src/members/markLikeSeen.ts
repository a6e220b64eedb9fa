import { ApiError } from '../ApiError';
import { bumpCounters } from './bumpCounters';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Clears the new mark of a received like; without such a like it is not found. */
export function markLikeSeen(work: Work, memberId: string, likerId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('likes')
      .set({ is_new: false })
      .where('liker_id', '=', likerId)
      .where('liked_id', '=', memberId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('not_found');
    await bumpCounters(db, [memberId], 'likes');
  });
}
