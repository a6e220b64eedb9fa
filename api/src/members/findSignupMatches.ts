import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { everybody } from './everybody';
import { searchOrder } from './searchOrder';
import { searchProfiles } from './searchProfiles';
import { shownProfiles } from './shownProfiles';
import type { Viewer, ViewingMember } from './Viewer';

const MATCHES_MAX = 12;

/** Compatible members for somebody who just signed up: real ones first, then those of the own country. */
export async function findSignupMatches(db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }, now: number): Promise<string[]> {
  const rows = await searchProfiles(shownProfiles(db, viewer), viewer, everybody, now)
    .select('s.member_id')
    .orderBy('s.fictional')
    .orderBy(sql`s.country = ${viewer.member.country}`, 'desc')
    .orderBy(searchOrder('recommended', viewer.member))
    .limit(MATCHES_MAX)
    .execute();
  return rows.map((row) => row.member_id);
}
