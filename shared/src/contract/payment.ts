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

/** Statuses that can follow each status of a payment. */
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

/** Methods that providers can store for later orders: cards, and direct debits with their mandate. */
export const STORABLE_METHODS = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
  'dankort',
  'sepa',
] as const satisfies readonly PaymentMethod[];

/** True for a method that can be stored for later orders. */
export const isStorable = (method: PaymentMethod): boolean => STORABLE_METHODS.some((storableMethod) => storableMethod === method);

/** A paid order and the part of it that has been refunded so far; amounts in minor units. */
export interface RefundedOrder {
  amount: number;
  credits: number;
  refunded_amount: number;
  refunded_credits: number;
}

/**
 * Returns the refund in minor units for `unusedCredits` of an order: their share of the amount paid, rounded up in the member's favour, and in
 * total never more than was paid.
 */
export function refundAmount(order: RefundedOrder, unusedCredits: number): number {
  const returnedCredits = Math.min(order.credits, order.refunded_credits + unusedCredits);
  return Math.ceil((order.amount * returnedCredits) / order.credits) - order.refunded_amount;
}
