import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

interface Entry {
  stable: string | null;
  canary?: { release: string };
}

/** Folders, below the one of the releases, of what the registry of the site serves to visitors now. */
export async function liveReleases(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('public.platform_registry') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ document: string }>`select document from platform_registry order by serial desc limit 1`.execute(db);
  const { remotes } = JSON.parse(rows[0]?.document ?? '{"remotes":{}}') as { remotes: Record<string, Entry> };
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
    [stable, canary?.release].filter((id) => typeof id === 'string').map((id) => `r/${remote}/${id}`),
  );
}
