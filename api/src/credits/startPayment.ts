import { pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { chargeStored } from './chargeStored';
import { placeOrder, type Buyer, type OrderRequest } from './placeOrder';
import { releaseOrders } from './releaseOrders';

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/** Places an order and starts its payment; a repeated client_id leads to the same payment page. */
export async function startPayment(
  work: Work,
  payments: PaymentsPort,
  buyer: Buyer & { merchantName: string; secrets: readonly string[] },
  request: OrderRequest,
): Promise<StartedPayment> {
  await releaseOrders(work, payments, buyer.id, request);
  const payment = await placeOrder(work, buyer, request);
  const returnPath = pathTo('transactions-id', { id: payment.id });
  if (payment.stored_method !== null && payment.status === 'failed') throw new ApiError('stored_card_failed');
  if (payment.status !== 'pending' || payment.provider_reference === null) return { payment, redirectUrl: returnPath };
  const started = {
    reference: payment.provider_reference,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    locale: buyer.language,
    merchantName: buyer.merchantName,
    expires: payment.expires_at,
    returnPath,
    store: payment.store_method,
  };
  if (payment.stored_method !== null) {
    const charged = await chargeStored(work, payments, { payment, request: started, secrets: buyer.secrets });
    return { payment: charged, redirectUrl: returnPath };
  }
  const { redirectUrl } = await payments.start(started);
  return { payment, redirectUrl };
}
