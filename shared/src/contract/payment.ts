import type { Currency } from './money';
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

/** A purchase of credits; money in minor units of `currency`, VAT included. */
export interface Payment {
  payment_id: string;
  credits: number;
  amount: number;
  /** Price without discount. */
  original_amount: number;
  currency: Currency;
  payment_method: PaymentMethod;
  status: PaymentStatus;
  /** Unix seconds. */
  created: number;
  completed: number | null;
  package_id: number | null;
  discount_code: string | null;
  /** Percent. */
  vat_rate: number;
  vat_amount: number;
  /** Credits of the order that are left. */
  unused_credits: number;
  refundable_credits: number;
  /** What returning those would pay back. */
  refundable_amount: number;
  refunded_credits: number;
  refunded_amount: number;
  /** Unix seconds. */
  refundable_until: number | null;
}

/** Credits of an order that are or were returned; `amount` in minor units. */
export interface Refund {
  /** The member who withdraws. */
  name: string;
  credits: number;
  amount: number;
  currency: Currency;
  /** Unix seconds of the withdrawal; null while it is not confirmed. */
  confirmed: number | null;
}

/** States a payment can move to. */
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
