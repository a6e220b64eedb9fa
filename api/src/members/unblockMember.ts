import { ApiError } from '../ApiError';
import { bumpCounters } from './bumpCounters';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Takes a block back; one that the member did not set, or that a report set, is not found. */
export function unblockMember(work: Work, memberId: string, otherId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const own = db.deleteFrom('blocks').where('blocker_id', '=', memberId).where('blocked_id', '=', otherId).where('reported', '=', false);
    const { numDeletedRows } = await own.executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError('not_found');
    await bumpCounters(db, [memberId, otherId], 'chats', 'likes');
  });
}
