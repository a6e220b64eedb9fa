import { refundAmount, type Payment } from '@rendezvous/shared/contract';
import { isRefundable, refundableUntil } from './refundable';
import type { PaymentRow } from './PaymentRow';

/** What decides how much of a payment can be returned. */
export interface RefundView {
  now: number;
  refundDays: number;
  /** Credits that are left of the order. */
  unused: number;
}

/** A payment for its owner; unused credits can be returned for some days after the purchase. */
export function presentPayment(row: PaymentRow, { now, refundDays, unused }: RefundView): Payment {
  const refundable = isRefundable(row, { now, refundDays }) ? unused : 0;
  return {
    payment_id: row.id,
    credits: row.credits,
    amount: row.amount,
    original_amount: row.original_amount,
    currency: row.currency,
    payment_method: row.method,
    status: row.status,
    created: row.created_at,
    completed: row.completed_at,
    package_id: row.package_id,
    discount_code: row.discount_code,
    vat_rate: row.vat_rate,
    vat_amount: row.vat_amount,
    unused_credits: unused,
    refundable_credits: refundable,
    refundable_amount: refundable === 0 ? 0 : refundAmount(row, refundable),
    refunded_credits: row.refunded_credits,
    refunded_amount: row.refunded_amount,
    refundable_until: refundableUntil(row, refundDays),
  };
}
