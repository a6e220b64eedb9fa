import { DAY_S } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import type { PaymentRow } from './sqlPayments';
import { findNewestUnusedOrder } from './sqlRefunds';

/** Returns the deadline for refunding an order's unused credits, in unix seconds; null before the order is completed. */
export const getRefundDeadline = ({ completed_at: completedAt }: Pick<PaymentRow, 'completed_at'>, refundDays: number): number | null =>
  completedAt === null ? null : completedAt + refundDays * DAY_S;

/** True while unused credits of an order can be refunded. */
export function isRefundable(
  payment: Pick<PaymentRow, 'completed_at' | 'status'>,
  { now, refundDays }: { now: number; refundDays: number },
): boolean {
  const deadline = getRefundDeadline(payment, refundDays);
  return (payment.status === 'completed' || payment.status === 'partly_refunded') && deadline !== null && now < deadline;
}

/** Finds the latest refund deadline of a member's orders with unused credits; null when there is none or it has passed. */
export async function findRefundDeadline(
  db: Kysely<Database>,
  member: { id: string; domain: string },
  now: number,
): Promise<number | null> {
  const newestOrder = await findNewestUnusedOrder(db, member.id);
  if (newestOrder === undefined) return null;
  const { settings } = await findDomain(db, member.domain);
  const deadline = getRefundDeadline(newestOrder, settings.refund_days);
  return deadline !== null && now < deadline ? deadline : null;
}
