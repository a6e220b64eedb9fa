import type { PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PaymentsPort, ProviderPayment } from '../ports/payments/PaymentsPort';
import { findPayment } from './findPayment';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { applyPaymentStatus } from './applyPaymentStatus';
import { keepMethod } from './keepMethod';

const CLOSED_UNPAID: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

function agrees(payment: PaymentRow, found: ProviderPayment, merchant: string): boolean {
  return found.merchant === merchant && found.amount === payment.amount && found.currency === payment.currency;
}

/** A payment that was returned before anybody heard that it was made was made first, so that what follows is complete. */
async function follow(work: Work, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  // Only we ourselves pay back in part, and then the credits have moved already.
  if (status === 'partly_refunded') return payment.status === 'pending' ? applyPaymentStatus(work, payment, 'completed') : payment;
  if (status === 'refunded' || status === 'charged_back') await applyPaymentStatus(work, payment, 'completed');
  return applyPaymentStatus(work, payment, status);
}

/**
 * Brings a payment to the state the provider itself confirms; who asks for it, a webhook, the return page or a job, does
 * not matter. A payment whose merchant, amount or currency differ is refused and stays as it is.
 */
export async function settlePayment(work: Work, payments: PaymentsPort, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(work.db, { reference });
  const confirmed = payment && (await payments.find(reference));
  if (payment === undefined || confirmed === undefined) throw new ApiError('not_found');
  if (!agrees(payment, confirmed, payments.merchant)) throw new ApiError('conflict');
  const settled = await follow(work, payment, confirmed.status);
  await keepMethod(work, settled, confirmed.kept);
  // Money for an order that was closed unpaid must not go unnoticed: the provider keeps reporting a refused notice.
  if (confirmed.status === 'completed' && CLOSED_UNPAID.includes(settled.status)) throw new ApiError('conflict');
  return settled;
}
