import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { lotOrder } from './lotOrder';

/** A member's lots that hold credits, in the order they are spent: free ones, then the oldest order. */
export async function findLots(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('lots')
    .select(['id', 'source', 'remaining', 'unit_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy(lotOrder)
    .execute();
}
