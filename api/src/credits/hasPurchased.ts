import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True once a purchase of the member was completed, refunded or not. */
export async function hasPurchased(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const payments = db.selectFrom('payments').select('id').where('member_id', '=', memberId);
  const completed = await payments.where('completed_at', 'is not', null).limit(1).executeTakeFirst();
  return completed !== undefined;
}
