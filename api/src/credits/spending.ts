import {
  changedLimit,
  type Currency,
  DAY_S,
  fitsAt,
  inCurrency,
  REMINDER_PURCHASES,
  type Spending,
  SPENDING_WINDOWS_S,
  type SpendingLimit,
  type SpendingWindow,
  spentIn,
  type StopDays,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { lockMembers } from '../members/sqlMembers';
import { findCompletedOrders, findSpendingLimits, findSpentOrders, saveSpendingLimits, type SpendingLimits } from './sqlSpending';

/** Limits, the spending that counts against them, and a member's months. */
export async function readSpending({ db, now }: UnitOfWork, member: { id: string; currency: Currency }): Promise<Spending> {
  const limits = await findSpendingLimits(db, member.id, { now, currency: member.currency });
  const { currency, week, month, stoppedUntil } = limits;
  const orders = await findSpentOrders(db, member.id, { since: now - SPENDING_WINDOWS_S.month, currency });
  const completed = await findCompletedOrders(db, member.id, now);
  const purchases = completed.filter(({ completed_at: at }) => at > now - DAY_S).length;
  const months = new Map<string, { orders: number; amount: number }>();
  for (const order of completed) {
    const key = new Date(order.completed_at * 1000).toISOString().slice(0, 7);
    const entry = months.get(key) ?? { orders: 0, amount: 0 };
    months.set(key, { orders: entry.orders + 1, amount: entry.amount + inCurrency(order.amount, order.currency, currency) });
  }
  return {
    currency,
    week: { ...week, spent: spentIn(orders, 'week', now) },
    month: { ...month, spent: spentIn(orders, 'month', now) },
    stopped_until: stoppedUntil,
    months: [...months].map(([key, entry]) => ({ month: key, ...entry })),
    purchases_24h: purchases,
    spent_30_days: spentIn(orders, 'month', now),
    reminder: purchases >= REMINDER_PURCHASES,
  };
}

/** A member's changes; limits in minor units of the member's currency, null for none. */
export interface SpendingChange {
  week_limit?: number | null;
  month_limit?: number | null;
  stop_days?: StopDays;
}

/** The limit in today's currency; after a member has moved, its numbers are converted at the ratio of our own prices. */
function converted(limit: SpendingLimit, from: Currency, to: Currency): SpendingLimit {
  const convert = (amount: number | null): number | null => (amount === null ? null : inCurrency(amount, from, to));
  return { ...limit, limit: convert(limit.limit), next_limit: convert(limit.next_limit) };
}

const changed = (stored: SpendingLimit, wanted: number | null | undefined, now: number): SpendingLimit =>
  wanted === undefined ? stored : changedLimit(stored, wanted, now);

/** Sets limits: lower ones at once, higher ones after 24 hours; a stop can only be extended. */
export async function changeSpending(work: UnitOfWork, member: { id: string; currency: Currency }, change: SpendingChange): Promise<void> {
  await inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [member.id]);
    const { currency } = member;
    const stored = await findSpendingLimits(db, member.id, { now, currency });
    const week = changed(converted(stored.week, stored.currency, currency), change.week_limit, now);
    const month = changed(converted(stored.month, stored.currency, currency), change.month_limit, now);
    const stop = Math.max(stored.stoppedUntil ?? 0, change.stop_days === undefined ? 0 : now + change.stop_days * DAY_S);
    const row = {
      currency,
      week_limit: week.limit,
      week_next: week.next_limit,
      week_next_at: week.next_at,
      month_limit: month.limit,
      month_next: month.next_limit,
      month_next_at: month.next_at,
      stopped_until: stop === 0 ? null : stop,
    };
    await saveSpendingLimits(db, member.id, row);
  });
}

/** Price of an order. */
interface Price {
  amount: number;
  currency: Currency;
}

/** When an order fits a window; an order that never fits becomes possible when a raise takes effect or the whole window has passed. */
async function freeAt(
  { db, now }: UnitOfWork,
  memberId: string,
  limits: SpendingLimits,
  price: Price,
  window: SpendingWindow,
): Promise<number> {
  const { currency } = limits;
  const { limit, next_at: raise } = limits[window];
  if (limit === null) return now;
  const since = now - SPENDING_WINDOWS_S[window];
  const orders = await findSpentOrders(db, memberId, { since, currency });
  const amount = inCurrency(price.amount, price.currency, currency);
  return fitsAt(amount, limit, orders, window, now) ?? raise ?? now + SPENDING_WINDOWS_S[window];
}

/** Refuses an order beyond the limits a member has set, or while the member has stopped buying. */
export async function assertWithinSpendingLimits(work: UnitOfWork, memberId: string, price: Price): Promise<void> {
  const limits = await findSpendingLimits(work.db, memberId, { now: work.now, currency: price.currency });
  const week = await freeAt(work, memberId, limits, price, 'week');
  const month = await freeAt(work, memberId, limits, price, 'month');
  const date = Math.max(week, month, limits.stoppedUntil ?? 0);
  if (date > work.now) throw new ApiError('spending_limit', { params: { date } });
}
