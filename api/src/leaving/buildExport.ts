import { zipSync } from 'fflate';
import type { FilesPort } from '../ports/files/FilesPort';
import { findDomain } from '../site/findDomain';
import { historyStart } from '../chat/historyStart';
import type { Work } from '../Work';
import { collectData } from './collectData';
import { exportFile } from './exportFile';
import { ownPhotos } from './ownPhotos';

/** Writes an ordered copy, data and own photos; one that was dropped meanwhile is not written. */
export async function buildExport({ db, now }: Work, files: FilesPort, exportId: string): Promise<void> {
  const order = await db
    .selectFrom('exports as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .select(['e.member_id', 'm.domain'])
    .where('e.id', '=', exportId)
    .where('e.status', '=', 'pending')
    .executeTakeFirst();
  if (order === undefined) return;
  const { settings } = await findDomain(db, order.domain);
  const data = await collectData(db, order.member_id, { now, since: historyStart(now, settings.chat_history_days) });
  const entries = { 'data.json': Buffer.from(JSON.stringify(data, null, 2)), ...(await ownPhotos(db, files, order.member_id)) };
  // Stored as they are: pictures do not get smaller, and the rest is short.
  await files.write(exportFile(exportId), Buffer.from(zipSync(entries, { level: 0, mtime: now * 1_000 })));
  await db.updateTable('exports').set({ status: 'ready' }).where('id', '=', exportId).execute();
}
