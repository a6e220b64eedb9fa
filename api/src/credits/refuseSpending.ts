import { fitsAt, inCurrency, SPENDING_WINDOWS_S, type Currency, type SpendingWindow } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findSpendingLimits, type SpendingLimits } from './findSpendingLimits';
import { findSpentOrders } from './findSpentOrders';
import type { Work } from '../Work';

/** What an order costs. */
interface Price {
  amount: number;
  currency: Currency;
}

/** When an order fits a window; one that never fits is free again when a raise starts or the whole window has passed. */
async function freeAt({ db, now }: Work, memberId: string, limits: SpendingLimits, price: Price, window: SpendingWindow): Promise<number> {
  const { currency } = limits;
  const { limit, next_at: raise } = limits[window];
  if (limit === null) return now;
  const since = now - SPENDING_WINDOWS_S[window];
  const orders = await findSpentOrders(db, memberId, { since, currency });
  const amount = inCurrency(price.amount, price.currency, currency);
  return fitsAt(amount, limit, orders, window, now) ?? raise ?? now + SPENDING_WINDOWS_S[window];
}

/** Refuses an order beyond the limits a member has set, or while the member has stopped buying. */
export async function refuseSpending(work: Work, memberId: string, price: Price): Promise<void> {
  const limits = await findSpendingLimits(work.db, memberId, { now: work.now, currency: price.currency });
  const week = await freeAt(work, memberId, limits, price, 'week');
  const month = await freeAt(work, memberId, limits, price, 'month');
  const date = Math.max(week, month, limits.stoppedUntil ?? 0);
  if (date > work.now) throw new ApiError('spending_limit', { params: { date } });
}
