import { DAY_S } from './durations';
import type { Spending } from '../calls/spending';

/** Delay before raising or lifting a spending limit takes effect, in seconds. */
export const LIMIT_RAISE_S = DAY_S;
/** Windows of the limits, in seconds: the last 7 and 30 days. */
export const SPENDING_WINDOWS_S = { week: 604_800, month: 2_592_000 } as const;
/** Durations in days of a purchase stop. */
export const STOP_DAYS = [1, 7, 30] as const;
/** Highest possible limit, in minor units. */
export const LIMIT_MAX = 10_000_000;
/** Number of purchases in 24 hours from which the checkout shows past spending. */
export const REMINDER_PURCHASES = 3;

export type StopDays = (typeof STOP_DAYS)[number];
export type SpendingWindow = keyof typeof SPENDING_WINDOWS_S;

/** A limit in minor units, null for none; a pending raise takes effect at `next_at` (unix seconds), otherwise null. */
export type SpendingLimit = Omit<Spending['week'], 'spent'>;

/** The limit in effect: a raise that has waited long enough replaces it. */
export function currentLimit(stored: SpendingLimit, now: number): SpendingLimit {
  if (stored.next_at === null || now < stored.next_at) return stored;
  return { limit: stored.next_limit, next_limit: null, next_at: null };
}

const isLower = (wanted: number | null, limit: number | null): boolean => wanted !== null && (limit === null || wanted <= limit);

/** The limit after a member requests another: a lower one applies at once, a higher one or none after 24 hours. */
export function changedLimit(stored: SpendingLimit, wanted: number | null, now: number): SpendingLimit {
  const current = currentLimit(stored, now);
  if (wanted === current.limit || isLower(wanted, current.limit)) return { limit: wanted, next_limit: null, next_at: null };
  // Requesting the same raise again does not restart the delay.
  if (current.next_at !== null && current.next_limit === wanted) return current;
  return { ...current, next_limit: wanted, next_at: now + LIMIT_RAISE_S };
}

/** An order that counts against the limits. */
export interface SpentOrder {
  created: number;
  amount: number;
}

const sum = (orders: readonly SpentOrder[]): number => orders.reduce((total, { amount }) => total + amount, 0);

/** Sum of the orders in a window. */
export const spentIn = (orders: readonly SpentOrder[], window: SpendingWindow, now: number): number =>
  sum(orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[window]));

/**
 * When an order of `amount` fits a limit: `now` if it does, the moment enough older orders leave the window, or null if it exceeds the limit itself
 * (R-340).
 */
export function fitsAt(
  amount: number,
  limit: number | null,
  orders: readonly SpentOrder[],
  window: SpendingWindow,
  now: number,
): number | null {
  if (limit === null) return now;
  const inside = orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[window]).sort((a, b) => a.created - b.created);
  let spent = sum(inside);
  if (spent + amount <= limit) return now;
  for (const order of inside) {
    spent -= order.amount;
    if (spent + amount <= limit) return order.created + SPENDING_WINDOWS_S[window];
  }
  return null;
}
