import { sql, type Kysely } from 'kysely';
import { MAX_AGE, MIN_AGE } from '@rendezvous/shared/contract';
import type { Database } from '../../repositories/tables';
import { searchOrder } from './searchOrder';
import { searchProfiles } from './searchProfiles';
import type { Viewer, ViewingMember } from './Viewer';

const MATCHES_MAX = 12;

const EVERYBODY = {
  gender: undefined,
  country: undefined,
  region: undefined,
  minAge: MIN_AGE,
  maxAge: MAX_AGE,
  withPhoto: false,
  online: false,
  hideFictional: false,
};

/** Compatible members for somebody who just signed up: real ones first, then those of the own country. */
export async function findSignupMatches(db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }, now: number): Promise<string[]> {
  const rows = await searchProfiles(db, viewer, EVERYBODY, now)
    .select('m.id')
    .orderBy('m.fictional')
    .orderBy(sql`p.country = ${viewer.member.country}`, 'desc')
    .orderBy(searchOrder('recommended', viewer.member))
    .limit(MATCHES_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
