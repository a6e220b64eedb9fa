import { inCurrency, REMINDER_PURCHASES, SPENDING_WINDOWS_S, spentIn, type Currency, type Spending } from '@rendezvous/shared/contract';
import { findCompletedOrders } from './findCompletedOrders';
import { findSpendingLimits } from './findSpendingLimits';
import { findSpentOrders } from './findSpentOrders';
import type { Work } from '../Work';

const DAY_S = 86_400;

/** Limits, what counts against them, and the months of a member. */
export async function readSpending({ db, now }: Work, member: { id: string; currency: Currency }): Promise<Spending> {
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
