import { DAY_S } from '@rendezvous/shared/contract';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import { removePhotoFiles, storePhotoFiles } from '../photos/photoFiles';
import type { EncodedPhoto } from '../photos/readPhoto';
import type { FilesPort } from '../ports/FilesPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { deleteUnsentPhoto, insertChatPhoto } from './sqlChatPhotos';

/** Seconds within which an uploaded photo must be sent. */
const UNSENT_PHOTO_LIFETIME_S = DAY_S;

/** Stores a photo that its owner may send in a chat within a day; returns its id. */
export async function addChatPhoto(work: UnitOfWork, files: FilesPort, ownerId: string, photo: EncodedPhoto): Promise<string> {
  const id = work.random.id();
  await storePhotoFiles(files, id, photo, () =>
    inTransaction(work, async ({ db, now }) => {
      await insertChatPhoto(db, { id, ownerId, ratio: photo.ratio, createdAt: now });
      await enqueueJob(db, { id: `unsent-${id}`, kind: 'unsent_photo', payload: { photo_id: id }, runAt: now + UNSENT_PHOTO_LIFETIME_S });
    }),
  );
  return id;
}

/** Deletes a photo that was uploaded for a chat and never sent. */
export const deleteUnsentPhotoJob: JobHandler = async ({ db, ports }, { photo_id: id = '' }) => {
  if (await deleteUnsentPhoto(db, id)) await removePhotoFiles(ports.files, id);
};
