import { type Currency, type SpendingLimit, type SpentOrder, currentLimit, inCurrency } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export interface SpendingLimits {
  currency: Currency;
  week: SpendingLimit;
  month: SpendingLimit;
  /** Time until which the member has stopped buying, in unix seconds; null if they have not. */
  stoppedUntil: number | null;
}

const NO_LIMIT: SpendingLimit = { limit: null, next_limit: null, next_at: null };

/** A member's limits in effect at `now`; a member who has never set any gets empty limits in `currency`. */
export async function findSpendingLimits(
  db: Kysely<Database>,
  memberId: string,
  { now, currency }: { now: number; currency: Currency },
): Promise<SpendingLimits> {
  const row = await db.selectFrom('spending_limits').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return { currency, week: NO_LIMIT, month: NO_LIMIT, stoppedUntil: null };
  return {
    currency: row.currency,
    week: currentLimit({ limit: row.week_limit, next_limit: row.week_next, next_at: row.week_next_at }, now),
    month: currentLimit({ limit: row.month_limit, next_limit: row.month_next, next_at: row.month_next_at }, now),
    stoppedUntil: row.stopped_until !== null && row.stopped_until > now ? row.stopped_until : null,
  };
}

const HISTORY_MONTHS = 12;

/** Start of the month eleven months before the current one (UTC), in unix seconds. */
function getHistoryStart(now: number): number {
  const date = new Date(now * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - HISTORY_MONTHS + 1) / 1000;
}

export interface CompletedOrder {
  completed_at: number;
  amount: number;
  currency: Currency;
}

/** Orders completed in the current calendar month or the eleven before it, newest first; amounts are net of refunds. */
export async function findCompletedOrders(db: Kysely<Database>, memberId: string, now: number): Promise<CompletedOrder[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['completed_at', 'amount', 'refunded_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('completed_at', '>=', getHistoryStart(now))
    .where('status', 'in', ['completed', 'partly_refunded'])
    .orderBy('completed_at', 'desc')
    .execute();
  return rows.map(({ completed_at: completedAt, amount, refunded_amount: refundedAmount, currency }) => {
    return { completed_at: completedAt ?? 0, amount: amount - refundedAmount, currency };
  });
}

/** Orders after `since`, pending or not, except debt payments; amounts are net of refunds, in minor units of `currency`. */
export async function findCountedOrders(
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

/** True when the member has ever set a spending limit or stopped buying. */
export async function hasSpendingLimit(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('spending_limits').select('member_id').where('member_id', '=', memberId).executeTakeFirst();
  return row !== undefined;
}

export async function saveSpendingLimits(
  db: Kysely<Database>,
  memberId: string,
  row: Omit<Insertable<Database['spending_limits']>, 'member_id'>,
): Promise<void> {
  await db
    .insertInto('spending_limits')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
