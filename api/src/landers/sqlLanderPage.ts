import { DAY_S, type Locale, MAX_AGE, NICHE_FILTERS, type NicheName } from '@rendezvous/shared/contract';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Lander } from '../content/landers/Lander';
import { getBirthDateRange } from '../members/age';
import { selectVisibleProfiles } from '../members/sqlVisibility';
import type { Database } from '../tables/tables';

type MemberFilter = NonNullable<Lander['members']> & {
  /** The visitor's country. */
  country: string;
  /** Niche whose search criteria the members must match; null for no restriction. */
  niche: NicheName | null;
  /** True when the domain shows fictional profiles. */
  fictionalShown: boolean;
};

interface LanderMemberRow {
  id: string;
  note: string | null;
  language: Locale;
  /** True for a member of the visitor's country. */
  is_near: boolean;
  fictional: boolean;
}

/** Groups the members (near ones before others, then real before fictional ones) and rotates each group by `offset`. */
function rotateGroups(rows: readonly LanderMemberRow[], offset: number): LanderMemberRow[] {
  const groups = [true, false].flatMap((isNear) =>
    [false, true].map((isFictional) => rows.filter((row) => row.is_near === isNear && row.fictional === isFictional)),
  );
  return groups.flatMap((group) => {
    const start = offset % Math.max(1, group.length);
    return [...group.slice(start), ...group.slice(0, start)];
  });
}

/**
 * Visible members with an approved main photo. Those of the visitor's country come first, then real before fictional ones. Within
 * each group the order changes daily and is rotated by `offset`, so that no member is always first, or first on every lander.
 */
export async function findLanderMembers(
  db: Kysely<Database>,
  { country, niche, fictionalShown, max, offset, withNotes }: MemberFilter,
  now: number,
): Promise<{ id: string; note: string | null; language: Locale }[]> {
  const day = String(Math.floor(now / DAY_S));
  const { gender, min_age: minAge } = niche === null ? {} : NICHE_FILTERS[niche];
  const rows = await selectVisibleProfiles(db, { member: null, fictionalShown })
    .innerJoin('profiles as p', 'p.member_id', 's.member_id')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .$if(gender !== undefined, (query) => query.where('s.gender', '=', gender ?? 'female'))
    .$if(minAge !== undefined, (query) => query.where('s.date_of_birth', '<=', getBirthDateRange(minAge ?? 0, MAX_AGE, now).to))
    .$if(withNotes === true, (query) => query.where('p.about_me', '<>', ''))
    .select(['s.member_id as id', 'p.about_me as note', 'm.language', 's.fictional'])
    .select(sql<boolean>`s.country = ${country}`.as('is_near'))
    .orderBy('is_near', 'desc')
    .orderBy('s.fictional')
    .orderBy(sql`md5(s.member_id || ${day})`)
    // Enough to fill the places after the rotation: a group cut off by the limit has more than `offset` members, or gets no place.
    .limit(max + offset)
    .execute();
  return rotateGroups(rows, offset)
    .slice(0, max)
    .map(({ id, note, language }) => ({ id, note: withNotes ? note : null, language }));
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
