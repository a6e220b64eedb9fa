import { bumpCounters } from '../members/bumpCounters';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Approves a pending photo; the first approved one becomes the main photo. */
export function approvePhoto(work: Work, photoId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const owner = await db.selectFrom('photos').select('member_id').where('id', '=', photoId).executeTakeFirst();
    if (owner === undefined) return;
    await lockMembers(db, [owner.member_id]);
    const { numUpdatedRows } = await db
      .updateTable('photos')
      .set({ status: 'approved' })
      .where('id', '=', photoId)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await db
      .updateTable('profiles')
      .set({ main_photo_id: photoId })
      .where('member_id', '=', owner.member_id)
      .where('main_photo_id', 'is', null)
      .execute();
    await bumpCounters(db, [owner.member_id], 'user');
  });
}
