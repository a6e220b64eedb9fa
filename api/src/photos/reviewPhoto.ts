import type { PhotoReason } from '@rendezvous/shared/contract';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { JobHandler } from '../jobs/JobKind';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { insertBadPhoto } from './sqlBadPhotos';
import { clearMainPhoto, setNextMainPhoto, setFirstMainPhoto } from './sqlMainPhoto';
import { findPhotoOwner, markApproved, markRejected } from './sqlPhotos';

/** Reasons after which the same file is never accepted again, from any member. */
const PERMANENT_REASONS = new Set<PhotoReason>(['minor', 'illegal']);

/** Approves a pending photo, which becomes the main photo of a member who has none. */
export function approvePhoto(work: UnitOfWork, photoId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const ownerId = await findPhotoOwner(db, photoId);
    if (ownerId === undefined) return;
    await lockMembers(db, [ownerId]);
    if (!(await markApproved(db, photoId))) return;
    await setFirstMainPhoto(db, ownerId, photoId);
    await bumpCounters(db, [ownerId], 'user');
  });
}

/** Stands in for the moderator in demo mode: a photo is approved 5 seconds after its upload. */
export const approvePhotoJob: JobHandler = async (app, { photo_id: id = '' }) => {
  await approvePhoto({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, id);
};

/** Rejects a photo in the current transaction: only its owner sees it, and it is no longer a main photo. */
export async function rejectPhoto({ db, now }: UnitOfWork, photo: { id: string; memberId: string }, reason: PhotoReason): Promise<void> {
  const fingerprint = await markRejected(db, photo.id, reason);
  if (fingerprint !== null && PERMANENT_REASONS.has(reason)) await insertBadPhoto(db, fingerprint, now);
  await clearMainPhoto(db, photo.id);
  await setNextMainPhoto(db, photo.memberId);
  await bumpCounters(db, [photo.memberId], 'user');
}
