import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { collectMessages } from './collectMessages';
import { exportedTables } from './exportedTables';

type Row = Record<string, unknown>;

/** All that is kept about a member, by noun; times are unix seconds, others appear by their id or name only. */
export async function collectData(
  db: Kysely<Database>,
  memberId: string,
  { now, since }: { now: number; since: number },
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { exported: now };
  for (const [name, { table, column, without = [] }] of Object.entries(exportedTables)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(db);
    data[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key))));
  }
  return { ...data, messages: await collectMessages(db, memberId, since) };
}
