import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';
import type { Viewer } from './Viewer';

/**
 * Condition that the member in `column` is not the given one and that neither has blocked the other. It is a single lookup in one short list,
 * because a search evaluates it for every profile.
 */
export const isNotBlocked = (column: string, memberId: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(column)} not in (
  select blocked_id from blocks where blocker_id = ${memberId}
  union all
  select blocker_id from blocks where blocked_id = ${memberId}
  union all
  select ${memberId}::text)`;

/** Condition that a member has not hidden the member in `column`. */
export const isNotHidden = (column: string, memberId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} not in (select hidden_id from hides where member_id = ${memberId})`;

/**
 * Profiles that are visible at all: active profiles of active members who are not invisible (`s.shown` is maintained by triggers). Visitors see only
 * members who allow it. Only a query that checks blocks itself may use this directly.
 */
export const selectListedProfiles = (db: Kysely<Database>, { member, fictionalShown }: Viewer) =>
  db
    .selectFrom('search_profiles as s')
    .where(sql<SqlBool>`s.shown`)
    .$if(!fictionalShown, (query) => query.where('s.fictional', '=', false))
    .$if(member === null, (query) => query.where('s.visitor_visible', '=', true));

/** A query for profiles `s`, to which a search adds its filters. */
export type ProfileQuery = ReturnType<typeof selectListedProfiles>;

/** Decides whom a viewer may see: search, likes, profiles, auto-like and first messages are based on it. */
export const selectVisibleProfiles = (db: Kysely<Database>, viewer: Viewer) =>
  selectListedProfiles(db, viewer).$if(viewer.member !== null, (query) =>
    query.where(isNotBlocked('s.member_id', viewer.member?.id ?? '')),
  );

/** The members visible to a viewer according to `selectVisibleProfiles`, with their profiles. */
export const selectVisibleMembers = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .where('m.id', 'in', selectVisibleProfiles(db, viewer).select('s.member_id'));

export async function isVisible(db: Kysely<Database>, viewer: Viewer, memberId: string): Promise<boolean> {
  const profile = await selectVisibleMembers(db, viewer).select('m.id').where('m.id', '=', memberId).executeTakeFirst();
  return profile !== undefined;
}
