import type { Spending } from '../calls/credits';

/** How long raising or lifting a spending limit takes, in seconds. */
export const LIMIT_RAISE_S = 86_400;
/** Windows the limits count over, in seconds: 7 and 30 days that end now. */
export const SPENDING_WINDOWS_S = { week: 604_800, month: 2_592_000 } as const;
/** For how many days a member can stop buying. */
export const STOP_DAYS = [1, 7, 30] as const;
/** Highest limit that can be set, in minor units. */
export const LIMIT_MAX = 10_000_000;
/** Purchases in 24 hours from which the checkout shows what was spent. */
export const REMINDER_PURCHASES = 3;

export type StopDays = (typeof STOP_DAYS)[number];
export type SpendingWindow = keyof typeof SPENDING_WINDOWS_S;

/** A limit in minor units, null for none; a higher one that was asked for starts at `next_at` (unix seconds), else null. */
export type SpendingLimit = Omit<Spending['week'], 'spent'>;

/** The limit that holds now: a raise that has waited long enough takes its place. */
export function currentLimit(stored: SpendingLimit, now: number): SpendingLimit {
  if (stored.next_at === null || now < stored.next_at) return stored;
  return { limit: stored.next_limit, next_limit: null, next_at: null };
}

const isLower = (wanted: number | null, limit: number | null): boolean => wanted !== null && (limit === null || wanted <= limit);

/** The limit after a member asks for another: a lower one holds at once, a higher one or none after 24 hours. */
export function changedLimit(stored: SpendingLimit, wanted: number | null, now: number): SpendingLimit {
  const current = currentLimit(stored, now);
  if (wanted === current.limit || isLower(wanted, current.limit)) return { limit: wanted, next_limit: null, next_at: null };
  // Asking again for the same raise does not start its wait anew.
  if (current.next_at !== null && current.next_limit === wanted) return current;
  return { ...current, next_limit: wanted, next_at: now + LIMIT_RAISE_S };
}

/** An order that counts against the limits. */
export interface SpentOrder {
  created: number;
  amount: number;
}

const sum = (orders: readonly SpentOrder[]): number => orders.reduce((total, { amount }) => total + amount, 0);

/** What the orders of a window add up to. */
export const spentIn = (orders: readonly SpentOrder[], window: SpendingWindow, now: number): number =>
  sum(orders.filter(({ created }) => created > now - SPENDING_WINDOWS_S[window]));

/**
 * When an order of `amount` fits a limit: `now` if it does, the moment enough older orders leave the window, or null when
 * it is larger than the limit itself.
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
