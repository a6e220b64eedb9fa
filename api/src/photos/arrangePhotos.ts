import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { FilesPort } from '../ports/FilesPort';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { PhotosTable } from '../tables/photoTables';
import { setNextMainPhoto, updateMainPhoto } from './sqlMainPhoto';
import { deletePhoto, findPhotoStatuses, updatePosition } from './sqlPhotos';
import { removePhotoFiles } from './photoFiles';

type OwnPhoto = Pick<PhotosTable, 'id' | 'status'>;

export interface Arrangement {
  /** Ids of all photos of the member, each once, in the new order. */
  order?: string[];
  main?: string;
}

function checkOrder(ownPhotos: readonly OwnPhoto[], order: readonly string[]): void {
  if (order.some((id) => !ownPhotos.some((photo) => photo.id === id))) throw new ApiError('not_found');
  const isComplete = new Set(order).size === ownPhotos.length && order.length === ownPhotos.length;
  if (!isComplete) throw new ApiError('validation', { fields: { order: 'validation' } });
}

function checkMain(ownPhotos: readonly OwnPhoto[], main: string): void {
  const photo = ownPhotos.find(({ id }) => id === main);
  if (photo === undefined) throw new ApiError('not_found');
  if (photo.status !== 'approved') throw new ApiError('validation', { fields: { main: 'validation' } });
}

/** Orders a member's photos and sets the main one, which must be approved. */
export function arrangePhotos(work: UnitOfWork, memberId: string, { order, main }: Arrangement): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const ownPhotos = await findPhotoStatuses(db, memberId);
    if (order) checkOrder(ownPhotos, order);
    if (main !== undefined) checkMain(ownPhotos, main);
    for (const [position, id] of (order ?? []).entries()) await updatePosition(db, id, position);
    if (main !== undefined) await updateMainPhoto(db, memberId, main);
    await bumpCounters(db, [memberId], 'user');
  });
}

async function deleteRow({ db }: UnitOfWork, memberId: string, photoId: string): Promise<void> {
  await lockMembers(db, [memberId]);
  if (!(await deletePhoto(db, memberId, photoId))) throw new ApiError('not_found');
  await setNextMainPhoto(db, memberId);
  await bumpCounters(db, [memberId], 'user');
}

/** Deletes a member's photo with its files; a main photo is replaced by the first of the other approved ones. */
export async function removePhoto(work: UnitOfWork, files: FilesPort, memberId: string, photoId: string): Promise<void> {
  await inTransaction(work, (tx) => deleteRow(tx, memberId, photoId));
  await removePhotoFiles(files, photoId);
}
