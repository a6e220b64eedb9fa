import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { settlePayment } from './settlePayment';

/** The payment as it stands at the provider, so that a lost webhook does not leave the buyer waiting. */
export async function refreshPayment(work: Work, payments: PaymentsPort, payment: PaymentRow): Promise<PaymentRow> {
  const reference = payment.provider_reference;
  if (payment.status !== 'pending' || reference === null) return payment;
  const known = await payments.find(reference);
  return known === undefined || known.status === 'pending' ? payment : settlePayment(work, payments, reference);
}
