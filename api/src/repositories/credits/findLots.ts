import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables';

/** A member's lots that hold credits, in the order they are spent: free ones, then the oldest order. */
export async function findLots(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('lots')
    .select(['id', 'source', 'remaining', 'unit_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy(sql`source <> 'free'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
