import { sql, type Kysely } from 'kysely';
import type { Lander } from '../content/landers/Lander';
import type { Database } from '../tables/tables';
import { shownProfiles } from '../members/shownProfiles';

const DAY_S = 86_400;

type Wanted = NonNullable<Lander['members']> & {
  /** The visitor's country. */
  country: string;
  /** Whether the domain shows fictional profiles at all. */
  fictionalShown: boolean;
};

/**
 * Members with an approved main photo who show themselves to visitors: those of the visitor's country and real ones first,
 * in an order that changes each day, so that nobody is always in front.
 */
export async function findLanderMembers(
  db: Kysely<Database>,
  { country, fictionalShown, most, withNotes }: Wanted,
  now: number,
): Promise<{ id: string; note: string | null }[]> {
  const day = String(Math.floor(now / DAY_S));
  const rows = await shownProfiles(db, { member: null, fictionalShown })
    .innerJoin('profiles as p', 'p.member_id', 's.member_id')
    .innerJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .$if(withNotes === true, (query) => query.where('p.about_me', '<>', ''))
    .select(['s.member_id as id', 'p.about_me as note'])
    .orderBy(sql`s.country = ${country}`, 'desc')
    .orderBy('s.fictional')
    .orderBy(sql`md5(s.member_id || ${day})`)
    .limit(most)
    .execute();
  return rows.map(({ id, note }) => ({ id, note: withNotes ? note : null }));
}
