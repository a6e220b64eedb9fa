import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { COUNT_CAP, MAX_AGE, MIN_AGE, SEARCH_PAGE_SIZE, SIMILAR_MAX, type SearchSort } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';
import { closeProfiles } from './closeProfiles';
import type { SearchFilters } from './SearchFilters';
import { searchOrder } from './searchOrder';
import { searchProfiles } from './searchProfiles';
import { shownProfiles } from './shownProfiles';
import type { Viewer } from './Viewer';

export interface Search {
  filters: SearchFilters;
  sort: SearchSort;
  page: number;
}

export interface FoundMembers {
  ids: string[];
  similarIds: string[];
  /** Exact below COUNT_CAP. */
  total: number;
  fictional: number;
}

const AGE_STEP = 5;

/** Wider searches, each on top of the one before: region, age, extra filters. */
function relaxed(filters: SearchFilters): SearchFilters[] {
  const country = { ...filters, region: undefined };
  const age = { ...country, minAge: Math.max(MIN_AGE, filters.minAge - AGE_STEP), maxAge: Math.min(MAX_AGE, filters.maxAge + AGE_STEP) };
  const { extras: _extras, ...plain } = age;
  return [country, age, { ...plain, withPhoto: false, online: false }];
}

async function findSimilar(
  db: Kysely<Database>,
  viewer: Viewer,
  { filters, sort }: Search,
  found: string[],
  now: number,
): Promise<string[]> {
  const similar: string[] = [];
  for (const wider of relaxed(filters)) {
    const known = [...found, ...similar];
    const rows = await searchProfiles(shownProfiles(db, viewer), viewer, wider, now)
      .select('s.member_id')
      .$if(known.length > 0, (query) => query.where('s.member_id', 'not in', known))
      .orderBy(searchOrder(sort, viewer.member))
      .limit(SIMILAR_MAX - similar.length)
      .execute();
    similar.push(...rows.map((row) => row.member_id));
    if (similar.length >= SIMILAR_MAX) break;
  }
  return similar;
}

/** Of what is found, the page in its order. */
const pageOf = <DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, { member_id: string }>,
  { sort, page }: Search,
  viewer: Viewer,
) =>
  found
    .orderBy(searchOrder(sort, viewer.member))
    .limit(SEARCH_PAGE_SIZE)
    .offset((page - 1) * SEARCH_PAGE_SIZE);

/** A page of the member search with its count and, under a short result, similar members. */
export async function searchMembers(db: Kysely<Database>, viewer: Viewer, search: Search, now: number): Promise<FoundMembers> {
  const { filters, sort } = search;
  const { member } = viewer;
  const found = searchProfiles(shownProfiles(db, viewer), viewer, filters, now);
  const page = pageOf(found.select('s.member_id'), search, viewer);
  const close = sort === 'recommended' && member !== null ? closeProfiles(db, { ...viewer, member }, filters, now) : null;
  const first = close ? pageOf(close.select('s.member_id'), search, viewer) : page;
  const { ids, total, fictional } = await db
    .selectFrom(found.select('s.fictional').limit(COUNT_CAP).as('capped'))
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`(count(*) filter (where fictional))::int`.as('fictional')])
    .select(sql<string[]>`array(${first})`.as('ids'))
    .executeTakeFirstOrThrow();
  const isWhole = !close || ids.length === SEARCH_PAGE_SIZE;
  const shown = isWhole ? ids : (await page.execute()).map((row) => row.member_id);
  const similarIds = total < SEARCH_PAGE_SIZE ? await findSimilar(db, viewer, search, shown, now) : [];
  return { ids: shown, similarIds, total, fictional };
}
