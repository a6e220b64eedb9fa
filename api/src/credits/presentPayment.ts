import { type Payment, refundAmount } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DomainSettings } from '../site/DomainSettings';
import type { Database } from '../tables/tables';
import { isRefundable, getRefundDeadline } from './refundRight';
import { findUnusedCredits } from './sqlLedger';
import type { PaymentRow } from './sqlPayments';

/** Data that determines how much of a payment can be refunded. */
interface RefundContext {
  now: number;
  refundDays: number;
  /** Remaining credits of the order. */
  unusedCredits: number;
}

/** Presents a payment to its owner; unused credits can be refunded for `refundDays` days after the purchase. */
export function presentPayment(row: PaymentRow, { now, refundDays, unusedCredits }: RefundContext): Payment {
  const refundableCredits = isRefundable(row, { now, refundDays }) ? unusedCredits : 0;
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
    unused_credits: unusedCredits,
    refundable_credits: refundableCredits,
    refundable_amount: refundableCredits === 0 ? 0 : refundAmount(row, refundableCredits),
    refunded_credits: row.refunded_credits,
    refunded_amount: row.refunded_amount,
    refundable_until: getRefundDeadline(row, refundDays),
  };
}

/** Presents payments to their owner, with the refundable part of each. */
export async function presentPayments(
  db: Kysely<Database>,
  rows: readonly PaymentRow[],
  context: Omit<RefundContext, 'unusedCredits'>,
): Promise<Payment[]> {
  const unusedByPayment = await findUnusedCredits(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPayment(row, { ...context, unusedCredits: unusedByPayment.get(row.id) ?? 0 }));
}

/** Presents a payment; the caller must have checked that it belongs to the member who made the request. */
export async function presentOwnPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: DomainSettings,
  payment: PaymentRow,
): Promise<Payment> {
  const unusedByPayment = await findUnusedCredits(app.db, [payment.id]);
  return presentPayment(payment, {
    now: request.now,
    refundDays: settings.refund_days,
    unusedCredits: unusedByPayment.get(payment.id) ?? 0,
  });
}
