import { COUNT_CAP, SEARCH_PAGE_SIZE } from '@rendezvous/shared/contract';
import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';
import type { Search, SearchFilters } from './SearchFilters';
import { countCommonInterests } from './sqlCards';
import { getSearchOrder, searchProfiles } from './sqlSearch';
import { selectListedProfiles, selectVisibleProfiles, isNotBlocked } from './sqlVisibility';
import type { MemberViewer, Viewer } from './Viewer';

export interface FoundPage {
  ids: string[];
  /** Number of results, counted up to COUNT_CAP. */
  total: number;
  /** Number of fictional profiles among the counted results. */
  fictionalCount: number;
}

/**
 * Minimum number of shared interests for a member to count as close to the viewer: enough members reach it to fill the first pages, yet few enough to
 * be sorted cheaply.
 */
const CLOSE_INTERESTS_MIN = 2;

/**
 * Members found by a search who share enough interests with the viewer to come first in the recommended order; they alone fill most first
 * pages. Blocks are checked outside the inner query, for these members only.
 */
const selectCloseProfiles = (db: Kysely<Database>, viewer: MemberViewer, filters: SearchFilters, now: number) =>
  db
    .selectFrom(
      searchProfiles(selectListedProfiles(db, viewer), viewer, filters, now)
        .select(['s.member_id', 's.interest_mask', 's.country', 's.region', 's.last_active_at'])
        .where(sql<SqlBool>`${countCommonInterests('s', viewer.member.id)} >= ${CLOSE_INTERESTS_MIN}`)
        // Prevents the planner from evaluating the condition above after the check for blocks.
        .offset(0)
        .as('s'),
    )
    .where(isNotBlocked('s.member_id', viewer.member.id));

/** Adds the order, limit and offset of the requested page to a search. */
const selectPage = <DB, TB extends keyof DB>(
  profileQuery: SelectQueryBuilder<DB, TB, { member_id: string }>,
  { sort, page }: Search,
  viewer: Viewer,
) =>
  profileQuery
    .orderBy(getSearchOrder(sort, viewer.member))
    .limit(SEARCH_PAGE_SIZE)
    .offset((page - 1) * SEARCH_PAGE_SIZE);

/** A page of a search and the total count. In the recommended order, all results are sorted only if the close members do not fill the page. */
export async function findPage(db: Kysely<Database>, viewer: Viewer, search: Search, now: number): Promise<FoundPage> {
  const { filters, sort } = search;
  const { member } = viewer;
  const profileQuery = searchProfiles(selectVisibleProfiles(db, viewer), viewer, filters, now);
  const pageQuery = selectPage(profileQuery.select('s.member_id'), search, viewer);
  const closeQuery = sort === 'recommended' && member !== null ? selectCloseProfiles(db, { ...viewer, member }, filters, now) : null;
  const firstQuery = closeQuery ? selectPage(closeQuery.select('s.member_id'), search, viewer) : pageQuery;
  const { ids, total, fictionalCount } = await db
    .selectFrom(profileQuery.select('s.fictional').limit(COUNT_CAP).as('capped'))
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`(count(*) filter (where fictional))::int`.as('fictionalCount')])
    .select(sql<string[]>`array(${firstQuery})`.as('ids'))
    .executeTakeFirstOrThrow();
  const isPageFull = !closeQuery || ids.length === SEARCH_PAGE_SIZE;
  return { ids: isPageFull ? ids : (await pageQuery.execute()).map((row) => row.member_id), total, fictionalCount };
}

/** The first members found by a search, except the excluded ones. */
export async function findFurtherMembers(
  db: Kysely<Database>,
  viewer: Viewer,
  { filters, sort, excludedIds, limit }: Omit<Search, 'page'> & { excludedIds: readonly string[]; limit: number },
  now: number,
): Promise<string[]> {
  const rows = await searchProfiles(selectVisibleProfiles(db, viewer), viewer, filters, now)
    .select('s.member_id')
    .$if(excludedIds.length > 0, (query) => query.where('s.member_id', 'not in', excludedIds))
    .orderBy(getSearchOrder(sort, viewer.member))
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}
