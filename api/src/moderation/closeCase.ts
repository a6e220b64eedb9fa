import { ApiError } from '../ApiError';
import type { Work } from '../Work';

/** Takes an open report or complaint off the queue; of two moderators at once the later one is told so. */
export async function closeCase({ db }: Work, table: 'reports' | 'complaints', id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ status: 'decided' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const known = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  throw new ApiError(known === undefined ? 'not_found' : 'conflict');
}
