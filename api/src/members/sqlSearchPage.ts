import { COUNT_CAP, SEARCH_PAGE_SIZE } from '@rendezvous/shared/contract';
import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';
import type { Search, SearchFilters } from './SearchFilters';
import { commonInterests } from './sqlCards';
import { searchOrder, searchProfiles } from './sqlSearch';
import { listedProfiles, shownProfiles, withoutBlocks } from './sqlVisibility';
import type { MemberViewer, Viewer } from './Viewer';

export interface FoundPage {
  ids: string[];
  /** Exact below COUNT_CAP. */
  total: number;
  fictional: number;
}

/** Few members share this many interests with the viewer: enough of them for the first pages, and cheap to separate from the others. */
const CLOSE_INTERESTS = 2;

/**
 * Members of a search who share enough interests with the viewer to come first in the recommended order; most first pages need no one else.
 * Blocks are checked outside the inner query, for these members only.
 */
const closeProfiles = (db: Kysely<Database>, viewer: MemberViewer, filters: SearchFilters, now: number) =>
  db
    .selectFrom(
      searchProfiles(listedProfiles(db, viewer), viewer, filters, now)
        .select(['s.member_id', 's.interest_mask', 's.country', 's.region', 's.last_active_at'])
        .where(sql<SqlBool>`${commonInterests('s', viewer.member.id)} >= ${CLOSE_INTERESTS}`)
        // Keeps the planner from moving the condition above behind the check of blocks.
        .offset(0)
        .as('s'),
    )
    .where(withoutBlocks('s.member_id', viewer.member.id));

/** The requested page of a search, in order. */
const pageOf = <DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, { member_id: string }>,
  { sort, page }: Search,
  viewer: Viewer,
) =>
  found
    .orderBy(searchOrder(sort, viewer.member))
    .limit(SEARCH_PAGE_SIZE)
    .offset((page - 1) * SEARCH_PAGE_SIZE);

/** A page of a search and its total count. The others are only sorted when the close members do not fill the page. */
export async function findPage(db: Kysely<Database>, viewer: Viewer, search: Search, now: number): Promise<FoundPage> {
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
  return { ids: isWhole ? ids : (await page.execute()).map((row) => row.member_id), total, fictional };
}

/** The first members of a search besides those already known. */
export async function findOthers(
  db: Kysely<Database>,
  viewer: Viewer,
  { filters, sort, known, limit }: Omit<Search, 'page'> & { known: readonly string[]; limit: number },
  now: number,
): Promise<string[]> {
  const rows = await searchProfiles(shownProfiles(db, viewer), viewer, filters, now)
    .select('s.member_id')
    .$if(known.length > 0, (query) => query.where('s.member_id', 'not in', known))
    .orderBy(searchOrder(sort, viewer.member))
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}
