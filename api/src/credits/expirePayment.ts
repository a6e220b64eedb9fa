import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { applyPaymentStatus } from './applyPaymentStatus';
import { settlePayment } from './settlePayment';

/**
 * Expires an order that nobody paid. The provider withdraws it first: when it says that it is too late for that,
 * the payment was made and is settled, so money that came in is never lost.
 */
export async function expirePayment(work: Work, payments: PaymentsPort, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'pending' || work.now < payment.expires_at) return;
  const reference = payment.provider_reference ?? '';
  const started = await payments.find(reference);
  if (started === undefined || (await payments.cancel(reference))) await applyPaymentStatus(work, payment, 'expired');
  else await settlePayment(work, payments, reference);
}
