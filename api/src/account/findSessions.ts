import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A member's living sessions, the one used last first. */
export async function findSessions(db: Kysely<Database>, memberId: string, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}
