import type { Kysely } from 'kysely';
import type { FilesPort } from '../ports/files/FilesPort';
import type { Database } from '../tables/tables';
import { exportFile } from './exportFile';

/** Removes copies, files first, so that none is forgotten: the expired ones, or all of a member. */
export async function dropExports(
  db: Kysely<Database>,
  files: FilesPort,
  which: { expiredAt: number } | { memberId: string },
): Promise<void> {
  const rows = await db
    .selectFrom('exports')
    .select('id')
    .$if('expiredAt' in which, (query) => query.where('expires_at', '<=', 'expiredAt' in which ? which.expiredAt : 0))
    .$if('memberId' in which, (query) => query.where('member_id', '=', 'memberId' in which ? which.memberId : ''))
    .execute();
  for (const { id } of rows) {
    await files.remove(exportFile(id));
    await db.deleteFrom('exports').where('id', '=', id).execute();
  }
}
