import { type DataExport, DAY_S } from '@rendezvous/shared/contract';
import { zipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { askPassword } from '../account/password';
import { ApiError } from '../ApiError';
import { historyStart } from '../chat/readConversation';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import { lockMembers } from '../members/sqlMembers';
import { photoBytes } from '../photos/photoBytes';
import type { FilesPort } from '../ports/FilesPort';
import type { PasswordsPort } from '../ports/PasswordsPort';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { collectData } from './sqlOwnData';
import { deleteExport, findExport, findExportIds, findPendingExport, insertExport, markReady, type WhichExports } from './sqlExports';
import { findPhotoIds } from '../photos/sqlPhotos';

/** An export can be downloaded for a day. */
const LIFE_S = DAY_S;
const LARGEST = '1200';

/** Name of an export's stored file. */
export const exportFile = (id: string): string => `exports/${id}.zip`;

/** Requests an export of a member's data; there is one at a time, a second request returns the first. */
export async function requestExport(work: UnitOfWork, passwords: PasswordsPort, memberId: string, password: string): Promise<DataExport> {
  await askPassword(work, passwords, memberId, { password, field: 'password' });
  return inTransaction(work, async (inside) => {
    const { db, now, random } = inside;
    await lockMembers(db, [memberId]);
    const last = await findExport(inside, memberId);
    if (last) return last;
    const row = { id: random.id(), member_id: memberId, status: 'pending' as const, created_at: now, expires_at: now + LIFE_S };
    await insertExport(db, row);
    await enqueueJob(db, { id: `export-${row.id}`, kind: 'export', payload: { export_id: row.id }, runAt: now });
    return { id: row.id, status: row.status, created: now, expires: row.expires_at };
  });
}

function skipMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}

/** A member's profile photos by their names in the archive; a photo whose file is gone is omitted. */
async function ownPhotos(db: Kysely<Database>, files: FilesPort, memberId: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for (const id of await findPhotoIds(db, memberId)) {
    const bytes = await photoBytes(db, files, { id, size: LARGEST, right: 'chosen' }).catch(skipMissing);
    if (bytes !== null) found[`photos/${id}.webp`] = bytes;
  }
  return found;
}

/** Writes a requested export, data and own photos; an export that was cancelled meanwhile is not written. */
async function buildExport({ db, now }: UnitOfWork, files: FilesPort, exportId: string): Promise<void> {
  const order = await findPendingExport(db, exportId);
  if (order === undefined) return;
  const { settings } = await findDomain(db, order.domain);
  const data = await collectData(db, order.member_id, { now, since: historyStart(now, settings.chat_history_days) });
  const entries = { 'data.json': Buffer.from(JSON.stringify(data, null, 2)), ...(await ownPhotos(db, files, order.member_id)) };
  // Not compressed: pictures do not get smaller, and the rest is short.
  await files.write(exportFile(exportId), Buffer.from(zipSync(entries, { level: 0, mtime: now * 1_000 })));
  await markReady(db, exportId);
}

/** Writes an export of a member's data. */
export const exportJob: JobHandler = ({ db, ports }, { export_id: id = '' }) =>
  buildExport({ db, now: ports.clock.now(), random: ports.random }, ports.files, id);

/** Removes exports, files first, so that no file is forgotten. */
export async function dropExports(db: Kysely<Database>, files: FilesPort, which: WhichExports): Promise<void> {
  for (const id of await findExportIds(db, which)) {
    await files.remove(exportFile(id));
    await deleteExport(db, id);
  }
}
