import type { Kysely } from 'kysely';
import type { Database } from '../tables';

/** Whom a member has hidden, the newest first: a name and nothing else of them. */
export async function findHidden(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('hides as h')
    .innerJoin('members as m', 'm.id', 'h.hidden_id')
    .select(['m.id', 'm.name', 'm.fictional', 'h.created_at as created'])
    .where('h.member_id', '=', memberId)
    .where('m.status', '!=', 'deleted')
    .orderBy('h.created_at', 'desc')
    .orderBy('m.id')
    .execute();
}
