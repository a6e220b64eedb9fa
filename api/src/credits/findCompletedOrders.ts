import type { Kysely } from 'kysely';
import type { Currency } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

const MONTHS = 12;

/** First second of the month eleven months before this one, UTC. */
function firstOfYear(now: number): number {
  const date = new Date(now * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS + 1) / 1000;
}

export interface CompletedOrder {
  completed_at: number;
  amount: number;
  currency: Currency;
}

/** Completed orders of the last twelve months, newest first, less what was paid back. */
export async function findCompletedOrders(db: Kysely<Database>, memberId: string, now: number): Promise<CompletedOrder[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['completed_at', 'amount', 'refunded_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('completed_at', '>=', firstOfYear(now))
    .where('status', 'in', ['completed', 'partly_refunded'])
    .orderBy('completed_at', 'desc')
    .execute();
  return rows.map(({ completed_at: at, amount, refunded_amount: refunded, currency }) => {
    return { completed_at: at ?? 0, amount: amount - refunded, currency };
  });
}
