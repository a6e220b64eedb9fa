import { PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { enqueueJob } from '../jobs/sql';
import type { FilesPort } from '../ports/FilesPort';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { rejectKnownPhoto } from '../moderation/decide';
import { removePhotoFiles, storePhotoFiles } from './photoFiles';
import { isBadPhoto } from './sqlBadPhotos';
import { countPhotos, findPhotoByFingerprint, insertPhoto, type PhotoRow } from './sqlPhotos';
import type { EncodedPhoto } from './readPhoto';

/** Seconds after which the demo, which has no moderator, approves a photo. */
const DEMO_APPROVAL_S = 5;

interface NewPhoto extends Pick<EncodedPhoto, 'ratio' | 'fingerprint'> {
  id: string;
  demo: boolean;
  /** Our own origin, for links in emails. */
  publicOrigin: string;
}

async function findNextPosition({ db }: UnitOfWork, memberId: string, paid: boolean): Promise<number> {
  const { count, last } = await countPhotos(db, memberId);
  const limit = paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE;
  if (count >= limit) throw new ApiError('photo_limit', { params: { limit } });
  return (last ?? -1) + 1;
}

async function storeRow(
  work: UnitOfWork,
  memberId: string,
  { id, ratio, fingerprint, demo, publicOrigin }: NewPhoto,
  position: number,
): Promise<PhotoRow> {
  const { db, now } = work;
  const isBad = await isBadPhoto(db, fingerprint);
  const row = await insertPhoto(db, {
    id,
    member_id: memberId,
    position,
    status: isBad ? 'rejected' : 'pending',
    reason: isBad ? 'illegal' : null,
    ratio,
    placeholder: null,
    origin: 'upload',
    art_seed: null,
    fingerprint,
    created_at: now,
  });
  if (isBad) await rejectKnownPhoto(work, { id, memberId, publicOrigin });
  else if (demo) {
    await enqueueJob(db, { id: `approve-${id}`, kind: 'approve_photo', payload: { photo_id: id }, runAt: now + DEMO_APPROVAL_S });
  }
  return row;
}

function findOrStoreRow(work: UnitOfWork, memberId: string, photo: NewPhoto): Promise<PhotoRow> {
  return inTransaction(work, async (tx) => {
    const owner = (await lockMembers(tx.db, [memberId])).get(memberId);
    const existingPhoto = await findPhotoByFingerprint(tx.db, memberId, photo.fingerprint);
    if (existingPhoto) return existingPhoto;
    const row = await storeRow(tx, memberId, photo, await findNextPosition(tx, memberId, owner?.paid ?? false));
    await bumpCounters(tx.db, [memberId], 'user');
    return row;
  });
}

/**
 * Stores an uploaded photo as pending; the limit is checked in the same transaction. Uploading the same file again returns the existing
 * photo; a permanently banned file is rejected and not kept.
 */
export async function addPhoto(
  work: UnitOfWork,
  files: FilesPort,
  memberId: string,
  photo: EncodedPhoto & Omit<NewPhoto, 'id'>,
): Promise<PhotoRow> {
  const { ratio, fingerprint, demo, publicOrigin } = photo;
  const id = work.random.id();
  const row = await storePhotoFiles(files, id, photo, () => findOrStoreRow(work, memberId, { id, ratio, fingerprint, demo, publicOrigin }));
  if (row.id !== id || row.status === 'rejected') await removePhotoFiles(files, id);
  return row;
}
