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

/** A limit in minor units, null for none; `next_limit` replaces it at `next_at` (unix seconds), null without a pending raise. */
export type SpendingLimit = Omit<Spending['week'], 'spent'>;

/** Returns the limit in effect at `now` (unix seconds), after applying a raise that is due. */
export function currentLimit(stored: SpendingLimit, now: number): SpendingLimit {
  if (stored.next_at === null || now < stored.next_at) return stored;
  return { limit: stored.next_limit, next_limit: null, next_at: null };
}

const isLower = (requested: number | null, limit: number | null): boolean => requested !== null && (limit === null || requested <= limit);

/** Returns the limit after a member requests another: a lower one applies at once; a higher one or none, after 24 hours. */
export function changedLimit(stored: SpendingLimit, requested: number | null, now: number): SpendingLimit {
  const current = currentLimit(stored, now);
  if (requested === current.limit || isLower(requested, current.limit)) return { limit: requested, next_limit: null, next_at: null };
  // Requesting the same raise again does not restart the delay.
  if (current.next_at !== null && current.next_limit === requested) return current;
  return { ...current, next_limit: requested, next_at: now + LIMIT_RAISE_S };
}

/** An order that counts towards the limits; `created` in unix seconds, `amount` in minor units. */
export interface SpentOrder {
  created: number;
  amount: number;
}

const sum = (orders: readonly SpentOrder[]): number => orders.reduce((total, { amount }) => total + amount, 0);

/** Returns the sum of the orders in the window that ends at `now` (unix seconds), in minor units. */
export const spentIn = (orders: readonly SpentOrder[], window: SpendingWindow, now: number): number =>
  sum(orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[window]));

/**
 * Returns the earliest time in unix seconds at which an order of `amount` (minor units) fits a limit: `now`, or the time at which enough older orders
 * have left the window; null when the amount alone exceeds the limit.
 */
export function fitsAt(
  amount: number,
  limit: number | null,
  orders: readonly SpentOrder[],
  window: SpendingWindow,
  now: number,
): number | null {
  if (limit === null) return now;
  const ordersInWindow = orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[window]).sort((a, b) => a.created - b.created);
  let spent = sum(ordersInWindow);
  if (spent + amount <= limit) return now;
  for (const order of ordersInWindow) {
    spent -= order.amount;
    if (spent + amount <= limit) return order.created + SPENDING_WINDOWS_S[window];
  }
  return null;
}
