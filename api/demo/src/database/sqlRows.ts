import type { InsertObject, Kysely } from 'kysely';
import type { Database } from '../../../src/tables/tables';

const BATCH_SIZE = 200;

/** Inserts rows in batches, because the number of parameters of a statement is limited. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
}
