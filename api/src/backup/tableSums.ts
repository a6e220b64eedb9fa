import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Rows of a table and a sum over all they hold, which does not depend on their order. */
export type TableSums = Record<string, { rows: number; sum: string }>;

/** The sums of every table; two databases with equal sums hold the same. */
export async function tableSums(db: Kysely<Database>): Promise<TableSums> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const sums: TableSums = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*) as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum
      from ${sql.table(name)} t`.execute(db);
    if (rows[0]) sums[name] = rows[0];
  }
  return sums;
}
