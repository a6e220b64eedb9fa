import { DAY_S } from '@rendezvous/shared/contract';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Lander } from '../content/landers/Lander';
import { selectVisibleProfiles } from '../members/sqlVisibility';
import type { Database } from '../tables/tables';

type MemberFilter = NonNullable<Lander['members']> & {
  /** The visitor's country. */
  country: string;
  /** True when the domain shows fictional profiles. */
  fictionalShown: boolean;
};

/**
 * Visible members with an approved main photo. Those of the visitor's country come first, then real before fictional ones; the order within
 * each group changes daily, so that no member is always first.
 */
export async function findLanderMembers(
  db: Kysely<Database>,
  { country, fictionalShown, max, withNotes }: MemberFilter,
  now: number,
): Promise<{ id: string; note: string | null }[]> {
  const day = String(Math.floor(now / DAY_S));
  const rows = await selectVisibleProfiles(db, { member: null, fictionalShown })
    .innerJoin('profiles as p', 'p.member_id', 's.member_id')
    .innerJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .$if(withNotes === true, (query) => query.where('p.about_me', '<>', ''))
    .select(['s.member_id as id', 'p.about_me as note'])
    .orderBy(sql`s.country = ${country}`, 'desc')
    .orderBy('s.fictional')
    .orderBy(sql`md5(s.member_id || ${day})`)
    .limit(max)
    .execute();
  return rows.map(({ id, note }) => ({ id, note: withNotes ? note : null }));
}

/** Number of real visible members of a country by region; members without a region are counted under an empty code. */
export async function countMembersByRegion(db: Kysely<Database>, country: string): Promise<Map<string, number>> {
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

/** Increments today's visit count of a lander's variant. */
export async function recordLanderHit(
  db: Kysely<Database>,
  lander: { name: string; slug: string; variant: string },
  now: number,
): Promise<void> {
  const day = new Date(now * 1000).toISOString().slice(0, 10);
  await db
    .insertInto('lander_hits')
    .values({ ...lander, day, hits: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'slug', 'variant', 'day']).doUpdateSet({ hits: sql`lander_hits.hits + 1` }))
    .execute();
}
