import { MAX_AGE, MIN_AGE, SEARCH_PAGE_SIZE, SIMILAR_MAX } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { Search, SearchFilters } from './SearchFilters';
import { findFurtherMembers, findPage, type FoundPage } from './sqlSearchPage';
import type { Viewer } from './Viewer';

export interface FoundMembers extends FoundPage {
  similarIds: string[];
}

/** Number of years by which an age range is widened at each end. */
const AGE_STEP = 5;

/**
 * Increasingly relaxed filters: the first drops the region, the second also widens the age range, the third also drops the extra, photo and online
 * filters.
 */
function relaxFilters(filters: SearchFilters): SearchFilters[] {
  const withoutRegion = { ...filters, region: undefined };
  const withWiderAge = {
    ...withoutRegion,
    minAge: Math.max(MIN_AGE, filters.minAge - AGE_STEP),
    maxAge: Math.min(MAX_AGE, filters.maxAge + AGE_STEP),
  };
  const { extras: _extras, ...withoutExtras } = withWiderAge;
  return [withoutRegion, withWiderAge, { ...withoutExtras, withPhoto: false, onlineOnly: false }];
}

async function findSimilar(
  db: Kysely<Database>,
  viewer: Viewer,
  { filters, sort }: Search,
  foundIds: readonly string[],
  now: number,
): Promise<string[]> {
  const similarIds: string[] = [];
  for (const relaxedFilters of relaxFilters(filters)) {
    const limit = SIMILAR_MAX - similarIds.length;
    similarIds.push(
      ...(await findFurtherMembers(db, viewer, { filters: relaxedFilters, sort, excludedIds: [...foundIds, ...similarIds], limit }, now)),
    );
    if (similarIds.length >= SIMILAR_MAX) break;
  }
  return similarIds;
}

/** A page of the member search with the total count and, when there are few results, the ids of similar members. */
export async function searchMembers(db: Kysely<Database>, viewer: Viewer, search: Search, now: number): Promise<FoundMembers> {
  const page = await findPage(db, viewer, search, now);
  const similarIds = page.total < SEARCH_PAGE_SIZE ? await findSimilar(db, viewer, search, page.ids, now) : [];
  return { ...page, similarIds };
}
