import type { PhotoReason } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { fillMainPhoto } from './fillMainPhoto';
import type { Work } from '../Work';

/** Reasons for which the same file is never taken again, from anybody. */
const NEVER_AGAIN = new Set<PhotoReason>(['minor', 'illegal']);

/** Rejects a photo in the open transaction: nobody but its owner sees it, and it is nobody's main photo. */
export async function rejectPhoto({ db, now }: Work, photo: { id: string; memberId: string }, reason: PhotoReason): Promise<void> {
  const { fingerprint } = await db
    .updateTable('photos')
    .set({ status: 'rejected', reason })
    .where('id', '=', photo.id)
    .returning('fingerprint')
    .executeTakeFirstOrThrow();
  if (fingerprint !== null && NEVER_AGAIN.has(reason)) {
    const bad = db.insertInto('bad_photos').values({ fingerprint, created_at: now });
    await bad.onConflict((conflict) => conflict.doNothing()).execute();
  }
  await db.updateTable('profiles').set({ main_photo_id: null }).where('main_photo_id', '=', photo.id).execute();
  await fillMainPhoto(db, photo.memberId);
  await bumpCounters(db, [photo.memberId], 'user');
}
