import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/**
 * Locks members for the rest of the transaction, always in the same order, so that two of them writing to each other never
 * wait for one another. Every change of credits, likes and conversations starts here.
 */
export async function lockMembers(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'language', 'status', 'paid', 'fictional', 'invisible', 'conversations_started', 'signup_at'])
    .select('photos_from_everyone')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
