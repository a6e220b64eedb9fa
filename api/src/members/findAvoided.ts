import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables/tables';

/** Ids of members whom another one avoids, and since when in unix seconds. */
type Avoided = SelectQueryBuilder<Database, 'blocks' | 'hides', { id: string; created: number }>;

/** The newest first: a name and nothing else of them. */
const named = (db: Kysely<Database>, avoided: Avoided) =>
  db
    .selectFrom(avoided.as('a'))
    .innerJoin('members as m', 'm.id', 'a.id')
    .select(['m.id', 'm.name', 'm.fictional', 'a.created'])
    .where('m.status', '!=', 'deleted')
    .orderBy('a.created', 'desc')
    .orderBy('m.id')
    .execute();

/** Whom a member has blocked, but for those reported, who stay apart. */
export const findBlocked = (db: Kysely<Database>, memberId: string) =>
  named(
    db,
    db
      .selectFrom('blocks')
      .select(['blocked_id as id', 'created_at as created'])
      .where('blocker_id', '=', memberId)
      .where('reported', '=', false),
  );

/** Whom a member has hidden. */
export const findHidden = (db: Kysely<Database>, memberId: string) =>
  named(db, db.selectFrom('hides').select(['hidden_id as id', 'created_at as created']).where('member_id', '=', memberId));
