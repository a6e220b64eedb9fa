import { type DataExport, DAY_S } from '@rendezvous/shared/contract';
import { zipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { verifyPassword } from '../account/password';
import { ApiError } from '../ApiError';
import { getHistoryStart } from '../chat/readConversation';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import { lockMembers } from '../members/sqlMembers';
import { readPhotoBytes } from '../photos/readPhotoBytes';
import type { FilesPort } from '../ports/FilesPort';
import type { PasswordsPort } from '../ports/PasswordsPort';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { collectMemberData } from './sqlOwnData';
import {
  deleteExport,
  findExport,
  findExportIds,
  findPendingExport,
  insertExport,
  markExportReady,
  type ExportSelection,
} from './sqlExports';
import { findPhotoIds } from '../photos/sqlPhotos';

/** Seconds for which an export can be downloaded. */
const EXPORT_LIFETIME_S = DAY_S;
const LARGEST_PHOTO_SIZE = '1200';

export const toExportFileName = (id: string): string => `exports/${id}.zip`;

/** Requests an export of a member's data; a second request returns the existing one until it expires. */
export async function requestExport(work: UnitOfWork, passwords: PasswordsPort, memberId: string, password: string): Promise<DataExport> {
  await verifyPassword(work, passwords, memberId, { password, field: 'password' });
  return inTransaction(work, async (transactionWork) => {
    const { db, now, random } = transactionWork;
    await lockMembers(db, [memberId]);
    const existingExport = await findExport(transactionWork, memberId);
    if (existingExport) return existingExport;
    const row = { id: random.id(), member_id: memberId, status: 'pending' as const, created_at: now, expires_at: now + EXPORT_LIFETIME_S };
    await insertExport(db, row);
    await enqueueJob(db, { id: `export-${row.id}`, kind: 'export', payload: { export_id: row.id }, runAt: now });
    return { id: row.id, status: row.status, created: now, expires: row.expires_at };
  });
}

function ignoreMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}

/** Loads a member's profile photos, keyed by their names in the archive; a photo whose file is missing is omitted. */
async function loadOwnPhotos(db: Kysely<Database>, files: FilesPort, memberId: string): Promise<Record<string, Buffer>> {
  const photos: Record<string, Buffer> = {};
  for (const id of await findPhotoIds(db, memberId)) {
    const bytes = await readPhotoBytes(db, files, { id, size: LARGEST_PHOTO_SIZE, right: 'chosen' }).catch(ignoreMissing);
    if (bytes !== null) photos[`photos/${id}.webp`] = bytes;
  }
  return photos;
}

/** Writes the file of a requested export: the member's data and photos. Does nothing if the file exists or the request is gone. */
async function buildExport({ db, now }: UnitOfWork, files: FilesPort, exportId: string): Promise<void> {
  const pendingExport = await findPendingExport(db, exportId);
  if (pendingExport === undefined) return;
  const { settings } = await findDomain(db, pendingExport.domain);
  const data = await collectMemberData(db, pendingExport.member_id, { now, since: getHistoryStart(now, settings.chat_history_days) });
  const entries = { 'data.json': Buffer.from(JSON.stringify(data, null, 2)), ...(await loadOwnPhotos(db, files, pendingExport.member_id)) };
  // Stored without compression, because photos would not get smaller and the text is short.
  await files.write(toExportFileName(exportId), Buffer.from(zipSync(entries, { level: 0, mtime: now * 1_000 })));
  await markExportReady(db, exportId);
}

/** Job that writes an export of a member's data. */
export const exportJob: JobHandler = ({ db, ports }, { export_id: id = '' }) =>
  buildExport({ db, now: ports.clock.now(), random: ports.random }, ports.files, id);

/** Removes exports. Each file is removed before its row, so that no file is left behind. */
export async function removeExports(db: Kysely<Database>, files: FilesPort, selection: ExportSelection): Promise<void> {
  for (const id of await findExportIds(db, selection)) {
    await files.remove(toExportFileName(id));
    await deleteExport(db, id);
  }
}
