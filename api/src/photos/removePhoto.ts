import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/files/FilesPort';
import { bumpCounters } from '../members/bumpCounters';
import { fillMainPhoto } from './fillMainPhoto';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { removePhotoFiles } from './removePhotoFiles';

async function deleteRow({ db }: Work, memberId: string, photoId: string): Promise<void> {
  await lockMembers(db, [memberId]);
  const { numDeletedRows } = await db.deleteFrom('photos').where('id', '=', photoId).where('member_id', '=', memberId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('not_found');
  await fillMainPhoto(db, memberId);
  await bumpCounters(db, [memberId], 'user');
}

/** Deletes an own photo with its files; the next approved one takes the place of a main photo. */
export async function removePhoto(work: Work, files: FilesPort, memberId: string, photoId: string): Promise<void> {
  await inTransaction(work, (inside) => deleteRow(inside, memberId, photoId));
  await removePhotoFiles(files, photoId);
}
