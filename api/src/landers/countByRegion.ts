import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';

/** Real members of a country by region, as far as they are shown at all; those who name no region count under an empty code. */
export async function countByRegion(db: Kysely<Database>, country: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_profiles as s')
    .where(sql<SqlBool>`s.shown`)
    .where('s.fictional', '=', false)
    .where('s.country', '=', country)
    .groupBy('s.region')
    .select(['s.region', (query) => query.fn.countAll<string | number>().as('members')])
    .execute();
  return new Map(rows.map(({ region, members }) => [region ?? '', Number(members)]));
}
