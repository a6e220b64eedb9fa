import { DAY_S } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import type { PaymentRow } from './sqlPayments';
import { findNewestUnused } from './sqlRefunds';

/** Deadline for refunding an order's unused credits, in unix seconds; null before it is completed. */
export const refundableUntil = ({ completed_at: completed }: Pick<PaymentRow, 'completed_at'>, refundDays: number): number | null =>
  completed === null ? null : completed + refundDays * DAY_S;

/** True while unused credits of an order can be refunded. */
export function isRefundable(
  payment: Pick<PaymentRow, 'completed_at' | 'status'>,
  { now, refundDays }: { now: number; refundDays: number },
): boolean {
  const until = refundableUntil(payment, refundDays);
  return (payment.status === 'completed' || payment.status === 'partly_refunded') && until !== null && now < until;
}

/** The latest refund deadline of orders with unused credits; null when it has passed for all of them. */
export async function findRefundableUntil(
  db: Kysely<Database>,
  member: { id: string; domain: string },
  now: number,
): Promise<number | null> {
  const newest = await findNewestUnused(db, member.id);
  if (newest === undefined) return null;
  const { settings } = await findDomain(db, member.domain);
  const until = refundableUntil(newest, settings.refund_days);
  return until !== null && now < until ? until : null;
}
