import type { Kysely } from 'kysely';
import { inCurrency, type Currency, type SpentOrder } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** What a member has spent since a moment, or is about to, less what was paid back; in minor units of `currency`. */
export async function findSpentOrders(
  db: Kysely<Database>,
  memberId: string,
  { since, currency }: { since: number; currency: Currency },
): Promise<SpentOrder[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['created_at', 'amount', 'refunded_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .where('status', 'in', ['pending', 'completed', 'partly_refunded'])
    .where('settles', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ created: row.created_at, amount: inCurrency(row.amount - row.refunded_amount, row.currency, currency) }));
}
