import type { FilesPort } from '../ports/files/FilesPort';
import { ApiError } from '../ApiError';
import { photoBytes } from '../photos/photoBytes';
import { complaintFile } from './complaintFile';
import type { Work } from '../Work';

/** The picture, or null when its owner was quicker. */
async function picture({ db }: Work, files: FilesPort, id: string): Promise<Buffer | null> {
  try {
    return await photoBytes(db, files, { id, size: '1200', right: 'chosen' });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Gives a report copies of the photos that it shows: whoever is reported may delete theirs before anybody looks. */
export async function keepPhotos(work: Work, files: FilesPort, reportId: string, photoIds: readonly string[]): Promise<void> {
  for (const photoId of photoIds) {
    const bytes = await picture(work, files, photoId);
    if (bytes === null) continue;
    const id = work.random.id();
    await work.db.insertInto('complaint_files').values({ id, complaint_id: null, report_id: reportId, created_at: work.now }).execute();
    await files.write(complaintFile(id), bytes);
  }
}
