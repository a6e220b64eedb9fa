import { pathTo } from '@rendezvous/shared/contract';
import type { PaymentsPort } from '../../ports/payments/PaymentsPort';
import type { PaymentRow } from '../../repositories/credits/PaymentRow';
import type { Work } from '../Work';
import { placeOrder, type Buyer, type OrderRequest } from './placeOrder';
import { releaseCode } from './releaseCode';

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/** Places an order and starts its payment; a repeated client_id leads to the same payment page. */
export async function startPayment(
  work: Work,
  payments: PaymentsPort,
  buyer: Buyer & { merchantName: string },
  request: OrderRequest,
): Promise<StartedPayment> {
  const { code, client_id } = request;
  if (code !== undefined) await releaseCode(work, payments, buyer.id, { code, client_id });
  const payment = await placeOrder(work, buyer, request);
  const returnPath = pathTo('transactions-id', { id: payment.id });
  if (payment.status !== 'pending' || payment.provider_reference === null) return { payment, redirectUrl: returnPath };
  const { redirectUrl } = await payments.start({
    reference: payment.provider_reference,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    locale: buyer.language,
    merchantName: buyer.merchantName,
    expires: payment.expires_at,
    returnPath,
  });
  return { payment, redirectUrl };
}
