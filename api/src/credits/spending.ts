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
import { findCompletedOrders, findSpendingLimits, findCountedOrders, saveSpendingLimits, type SpendingLimits } from './sqlSpending';

/** Reads a member's limits, the spending that counts against them, and the spending of recent months. */
export async function readSpending({ db, now }: UnitOfWork, member: { id: string; currency: Currency }): Promise<Spending> {
  const limits = await findSpendingLimits(db, member.id, { now, currency: member.currency });
  const { currency, week, month, stoppedUntil } = limits;
  const orders = await findCountedOrders(db, member.id, { since: now - SPENDING_WINDOWS_S.month, currency });
  const completedOrders = await findCompletedOrders(db, member.id, now);
  const purchaseCount = completedOrders.filter(({ completed_at: at }) => at > now - DAY_S).length;
  const months = new Map<string, { orders: number; amount: number }>();
  for (const order of completedOrders) {
    const key = new Date(order.completed_at * 1000).toISOString().slice(0, 7);
    const monthTotal = months.get(key) ?? { orders: 0, amount: 0 };
    months.set(key, { orders: monthTotal.orders + 1, amount: monthTotal.amount + inCurrency(order.amount, order.currency, currency) });
  }
  return {
    currency,
    week: { ...week, spent: spentIn(orders, 'week', now) },
    month: { ...month, spent: spentIn(orders, 'month', now) },
    stopped_until: stoppedUntil,
    months: [...months].map(([key, entry]) => ({ month: key, ...entry })),
    purchases_24h: purchaseCount,
    spent_30_days: spentIn(orders, 'month', now),
    reminder: purchaseCount >= REMINDER_PURCHASES,
  };
}

/** A member's requested changes; limits in minor units of the member's currency, null for no limit. */
export interface SpendingChange {
  week_limit?: number | null;
  month_limit?: number | null;
  stop_days?: StopDays;
}

/** Converts a limit to the member's current currency after a move to another country, at the ratio of our own prices. */
function convertLimit(limit: SpendingLimit, from: Currency, to: Currency): SpendingLimit {
  const convertAmount = (amount: number | null): number | null => (amount === null ? null : inCurrency(amount, from, to));
  return { ...limit, limit: convertAmount(limit.limit), next_limit: convertAmount(limit.next_limit) };
}

const applyChange = (currentLimit: SpendingLimit, newLimit: number | null | undefined, now: number): SpendingLimit =>
  newLimit === undefined ? currentLimit : changedLimit(currentLimit, newLimit, now);

/** Sets limits: lower ones at once, higher ones after 24 hours; a stop can only be extended. */
export async function changeSpending(work: UnitOfWork, member: { id: string; currency: Currency }, change: SpendingChange): Promise<void> {
  await inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [member.id]);
    const { currency } = member;
    const limits = await findSpendingLimits(db, member.id, { now, currency });
    const week = applyChange(convertLimit(limits.week, limits.currency, currency), change.week_limit, now);
    const month = applyChange(convertLimit(limits.month, limits.currency, currency), change.month_limit, now);
    const stoppedUntil = Math.max(limits.stoppedUntil ?? 0, change.stop_days === undefined ? 0 : now + change.stop_days * DAY_S);
    const row = {
      currency,
      week_limit: week.limit,
      week_next: week.next_limit,
      week_next_at: week.next_at,
      month_limit: month.limit,
      month_next: month.next_limit,
      month_next_at: month.next_at,
      stopped_until: stoppedUntil === 0 ? null : stoppedUntil,
    };
    await saveSpendingLimits(db, member.id, row);
  });
}

/** Final price of an order. */
interface Price {
  amount: number;
  currency: Currency;
}

/**
 * Finds the time, in unix seconds, from which an order fits within the limit of a window. For an order above the limit itself, that is when
 * an increase takes effect or, without one, when the whole window has passed.
 */
async function findAllowedTime(
  { db, now }: UnitOfWork,
  memberId: string,
  limits: SpendingLimits,
  price: Price,
  window: SpendingWindow,
): Promise<number> {
  const { currency } = limits;
  const { limit, next_at: raiseAt } = limits[window];
  if (limit === null) return now;
  const since = now - SPENDING_WINDOWS_S[window];
  const orders = await findCountedOrders(db, memberId, { since, currency });
  const amount = inCurrency(price.amount, price.currency, currency);
  return fitsAt(amount, limit, orders, window, now) ?? raiseAt ?? now + SPENDING_WINDOWS_S[window];
}

/** Throws for an order beyond the limits a member has set, or while the member has stopped buying. */
export async function assertWithinSpendingLimits(work: UnitOfWork, memberId: string, price: Price): Promise<void> {
  const limits = await findSpendingLimits(work.db, memberId, { now: work.now, currency: price.currency });
  const weekAllowedFrom = await findAllowedTime(work, memberId, limits, price, 'week');
  const monthAllowedFrom = await findAllowedTime(work, memberId, limits, price, 'month');
  const allowedFrom = Math.max(weekAllowedFrom, monthAllowedFrom, limits.stoppedUntil ?? 0);
  if (allowedFrom > work.now) throw new ApiError('spending_limit', { params: { date: allowedFrom } });
}
