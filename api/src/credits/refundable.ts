import type { PaymentRow } from './PaymentRow';

const DAY_S = 86_400;

/** Until when unused credits of an order can be returned, in unix seconds; null before it is completed. */
export const refundableUntil = ({ completed_at: completed }: Pick<PaymentRow, 'completed_at'>, refundDays: number): number | null =>
  completed === null ? null : completed + refundDays * DAY_S;

/** True while unused credits of an order can be returned. */
export function isRefundable(
  payment: Pick<PaymentRow, 'completed_at' | 'status'>,
  { now, refundDays }: { now: number; refundDays: number },
): boolean {
  const until = refundableUntil(payment, refundDays);
  return (payment.status === 'completed' || payment.status === 'partly_refunded') && until !== null && now < until;
}
