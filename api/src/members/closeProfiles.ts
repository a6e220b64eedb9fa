import { sql, type Kysely, type SqlBool } from 'kysely';
import { commonInterests } from './commonInterests';
import { withoutBlocks } from './withoutBlocks';
import type { Database } from '../tables/tables';
import type { SearchFilters } from './SearchFilters';
import { searchProfiles } from './searchProfiles';
import { listedProfiles } from './shownProfiles';
import type { Viewer, ViewingMember } from './Viewer';

/** Shared interests that a few of many members have: enough for the first pages, and cheaply told from the others. */
const CLOSE = 2;

/**
 * Those that a search finds who share so many interests with the viewer that the recommended order has them before all others
 * most first pages need nobody else. Blocks are looked up for them alone, so they stand outside of what is read.
 */
export const closeProfiles = (db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }, filters: SearchFilters, now: number) =>
  db
    .selectFrom(
      searchProfiles(listedProfiles(db, viewer), viewer, filters, now)
        .select(['s.member_id', 's.interest_mask', 's.country', 's.region', 's.last_active_at'])
        .where(sql<SqlBool>`${commonInterests('s', viewer.member.id)} >= ${CLOSE}`)
        // Keeps the condition above in here, before the look at blocks.
        .offset(0)
        .as('s'),
    )
    .where(withoutBlocks('s.member_id', viewer.member.id));
