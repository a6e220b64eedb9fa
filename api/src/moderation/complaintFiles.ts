import { DAY_S } from '@rendezvous/shared/contract';
import sharp from 'sharp';
import { ApiError } from '../ApiError';
import { enqueueJob } from '../jobs/sql';
import type { JobHandler } from '../jobs/JobKind';
import { readPhotoBytes } from '../photos/readPhotoBytes';
import { detectImageType } from '../photos/readPhoto';
import type { FilesPort } from '../ports/FilesPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { deleteUnsentFile, type FileOwner, insertComplaintFile, updateFileOwner } from './sqlComplaints';

const MAX_WIDTH_PX = 1_600;
const MAX_PIXELS = 40_000_000;
/** Seconds after which a picture is deleted unless its complaint or report has been sent. */
const UNSENT_FILE_LIFETIME_S = DAY_S;

/** File name under which a picture for a complaint or report is stored. */
export const getComplaintFileName = (id: string): string => `complaints/${id}.webp`;

/** Re-encodes a picture upright and without metadata; throws `photo_invalid` for too many pixels, and for a file that is no picture. */
async function encodePicture(bytes: Buffer): Promise<Buffer> {
  if (detectImageType(bytes) === undefined) throw new ApiError('photo_invalid');
  try {
    const rotatedPicture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await rotatedPicture.resize({ width: MAX_WIDTH_PX, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ApiError('photo_invalid');
  }
}

/** Stores a picture for a complaint or report being written; returns the picture's id. */
export async function addComplaintFile(work: UnitOfWork, files: FilesPort, bytes: Buffer): Promise<string> {
  const picture = await encodePicture(bytes);
  const id = work.random.id();
  await inTransaction(work, async ({ db, now }) => {
    await insertComplaintFile(db, { id, complaint_id: null, created_at: now });
    await enqueueJob(db, {
      id: `complaint-${id}`,
      kind: 'unsent_complaint_file',
      payload: { file_id: id },
      runAt: now + UNSENT_FILE_LIFETIME_S,
    });
    // The file is written last: if that fails, the row is rolled back.
    await files.write(getComplaintFileName(id), picture);
  });
  return id;
}

/**
 * Attaches pictures to a complaint or a report; repeating this changes nothing. Throws `not_found` for a picture that does not exist, or belongs to
 * another complaint or report.
 */
export async function attachFiles({ db }: Pick<UnitOfWork, 'db'>, owner: FileOwner, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  if ((await updateFileOwner(db, owner, fileIds)) !== new Set(fileIds).size) throw new ApiError('not_found');
}

/** Loads the current file of a photo; null if its owner has already deleted it. */
async function loadPhoto({ db }: UnitOfWork, files: FilesPort, id: string): Promise<Buffer | null> {
  try {
    return await readPhotoBytes(db, files, { id, size: '1200', right: 'chosen' });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Attaches copies of the photos in question to a report, because the reported member may delete them before a decision. */
export async function copyPhotosToReport(work: UnitOfWork, files: FilesPort, reportId: string, photoIds: readonly string[]): Promise<void> {
  for (const photoId of photoIds) {
    const bytes = await loadPhoto(work, files, photoId);
    if (bytes === null) continue;
    const id = work.random.id();
    await insertComplaintFile(work.db, { id, complaint_id: null, report_id: reportId, created_at: work.now });
    await files.write(getComplaintFileName(id), bytes);
  }
}

/** Deletes a picture whose complaint or report was never sent. */
export const deleteUnsentComplaintFileJob: JobHandler = async ({ db, ports }, { file_id: id = '' }) => {
  if (await deleteUnsentFile(db, id)) await ports.files.remove(getComplaintFileName(id));
};
