import type { Kysely } from 'kysely';
import type { Database } from '../tables';

/** Whom a member has blocked, the newest first: a name and nothing else of them. */
export async function findBlocked(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('blocks as b')
    .innerJoin('members as m', 'm.id', 'b.blocked_id')
    .select(['m.id', 'm.name', 'm.fictional', 'b.created_at as created'])
    .where('b.blocker_id', '=', memberId)
    .where('b.reported', '=', false)
    .where('m.status', '!=', 'deleted')
    .orderBy('b.created_at', 'desc')
    .orderBy('m.id')
    .execute();
}
