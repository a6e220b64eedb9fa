import type { PaymentMethod } from './paymentMethods';

export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'partly_refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** States a payment can transition to. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  completed: ['refunded', 'partly_refunded', 'charged_back'],
  partly_refunded: ['refunded', 'charged_back'],
  failed: [],
  cancelled: [],
  expired: [],
  refunded: [],
  charged_back: [],
};

/** Methods that providers can store for later orders: cards, and direct debit through its mandate. */
export const STORABLE_METHODS = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
  'dankort',
  'sepa',
] as const satisfies readonly PaymentMethod[];

/** True for a method that can be stored for later. */
export const isStorable = (method: PaymentMethod): boolean => STORABLE_METHODS.some((one) => one === method);

/** Input of a refund: the order as paid and what was refunded of it before; money in minor units. */
export interface RefundedOrder {
  amount: number;
  credits: number;
  refunded_amount: number;
  refunded_credits: number;
}

/**
 * Refund for `unused` credits of an order: their share of the amount paid, rounded up to the minor unit in the member's favour, and never more than
 * was paid.
 */
export function refundAmount(order: RefundedOrder, unused: number): number {
  const returned = Math.min(order.credits, order.refunded_credits + unused);
  return Math.ceil((order.amount * returned) / order.credits) - order.refunded_amount;
}
