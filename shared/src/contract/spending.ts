import { DAY_S } from './durations';
import type { Spending } from '../calls/spending';

/** Delay before raising or lifting a spending limit takes effect, in seconds. */
export const LIMIT_RAISE_S = DAY_S;
/** Windows to which limits apply, in seconds: the last 7 and 30 days. */
export const SPENDING_WINDOWS_S = { week: 604_800, month: 2_592_000 } as const;
/** Possible durations of a purchase stop, in days. */
export const STOP_DAYS = [1, 7, 30] as const;
/** Highest possible limit, in minor units. */
export const LIMIT_MAX = 10_000_000;
/** Minimum number of purchases within 24 hours for the checkout to show past spending. */
export const REMINDER_PURCHASES = 3;

export type StopDays = (typeof STOP_DAYS)[number];
export type SpendingWindow = keyof typeof SPENDING_WINDOWS_S;

/** A limit in minor units, null for none; `next_limit` replaces it at `next_at` (unix seconds), null when no raise is pending. */
export type SpendingLimit = Omit<Spending['week'], 'spent'>;

/** Returns the limit in effect at `now` (unix seconds), after applying a raise that is due. */
export function currentLimit(storedLimit: SpendingLimit, now: number): SpendingLimit {
  if (storedLimit.next_at === null || now < storedLimit.next_at) return storedLimit;
  return { limit: storedLimit.next_limit, next_limit: null, next_at: null };
}

const isAtMost = (requestedLimit: number | null, limit: number | null): boolean =>
  requestedLimit !== null && (limit === null || requestedLimit <= limit);

/** Returns the limit after a member requests another: a lower one applies at once; a higher one or none, after 24 hours. */
export function changedLimit(storedLimit: SpendingLimit, requestedLimit: number | null, now: number): SpendingLimit {
  const effectiveLimit = currentLimit(storedLimit, now);
  if (requestedLimit === effectiveLimit.limit || isAtMost(requestedLimit, effectiveLimit.limit))
    return { limit: requestedLimit, next_limit: null, next_at: null };
  // Requesting the same raise again does not restart the delay.
  if (effectiveLimit.next_at !== null && effectiveLimit.next_limit === requestedLimit) return effectiveLimit;
  return { ...effectiveLimit, next_limit: requestedLimit, next_at: now + LIMIT_RAISE_S };
}

/** An order that counts towards the limits; `created` in unix seconds, `amount` in minor units. */
export interface SpentOrder {
  created: number;
  amount: number;
}

const sumAmounts = (orders: readonly SpentOrder[]): number => orders.reduce((total, { amount }) => total + amount, 0);

/** Returns the sum of the orders in the window that ends at `now` (unix seconds), in minor units. */
export const spentIn = (orders: readonly SpentOrder[], spendingWindow: SpendingWindow, now: number): number =>
  sumAmounts(orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[spendingWindow]));

/**
 * Returns the earliest time in unix seconds at which an order of `amount` (minor units) fits a limit: `now`, or the time at which enough older orders
 * have left the window; null when the amount alone exceeds the limit.
 */
export function fitsAt(
  amount: number,
  limit: number | null,
  orders: readonly SpentOrder[],
  spendingWindow: SpendingWindow,
  now: number,
): number | null {
  if (limit === null) return now;
  const ordersInWindow = orders
    .filter(({ created }) => created > now - SPENDING_WINDOWS_S[spendingWindow])
    .sort((a, b) => a.created - b.created);
  let spentAmount = sumAmounts(ordersInWindow);
  if (spentAmount + amount <= limit) return now;
  for (const order of ordersInWindow) {
    spentAmount -= order.amount;
    if (spentAmount + amount <= limit) return order.created + SPENDING_WINDOWS_S[spendingWindow];
  }
  return null;
}
