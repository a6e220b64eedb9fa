import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/files/FilesPort';
import type { Database } from '../tables/tables';
import { photoBytes } from '../photos/photoBytes';

const LARGEST = '1200';

/** The photos of a member's profile by their names in an archive; one whose file is gone is left out. */
export async function ownPhotos(db: Kysely<Database>, files: FilesPort, memberId: string): Promise<Record<string, Buffer>> {
  const rows = await db.selectFrom('photos').select('id').where('member_id', '=', memberId).orderBy('id').execute();
  const found: Record<string, Buffer> = {};
  for (const { id } of rows) {
    const bytes = await photoBytes(db, files, { id, size: LARGEST, right: 'chosen' }).catch(leaveOut);
    if (bytes !== null) found[`photos/${id}.webp`] = bytes;
  }
  return found;
}

function leaveOut(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
