import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Row count and order-independent checksum of each table's contents, by table name. */
export type TableSums = Record<string, { rows: number; sum: string }>;

/** Computes row count and checksum of every table; equal checksums mean equal contents. */
export async function computeTableSums(db: Kysely<Database>): Promise<TableSums> {
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

interface RegistryEntry {
  stable: string | null;
  canary?: { release: string };
}

/** Finds the folders of the releases that the site's registry currently serves to visitors, relative to the folder of all releases. */
export async function findLiveReleases(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('public.platform_registry') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ document: string }>`select document from platform_registry order by serial desc limit 1`.execute(db);
  const { remotes } = JSON.parse(rows[0]?.document ?? '{"remotes":{}}') as { remotes: Record<string, RegistryEntry> };
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
    [stable, canary?.release].filter((id) => typeof id === 'string').map((id) => `r/${remote}/${id}`),
  );
}

export async function countTables(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_tables where schemaname = 'public'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Exports the snapshot of an open transaction; returns the snapshot's name, with which another connection can read the same data. */
export async function exportSnapshot(trx: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
  return rows[0]?.snapshot;
}
