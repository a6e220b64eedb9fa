import type { FilesPort } from '../../ports/files/FilesPort';
import { findDomain } from '../../repositories/findDomain';
import { historyStart } from '../chat/historyStart';
import type { Work } from '../Work';
import { collectData } from './collectData';
import { exportFile } from './exportFile';

/** Writes an ordered copy; one that was dropped meanwhile is not written. */
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
  await files.write(exportFile(exportId), Buffer.from(JSON.stringify(data, null, 2)));
  await db.updateTable('exports').set({ status: 'ready' }).where('id', '=', exportId).execute();
}
