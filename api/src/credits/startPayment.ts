import { pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { getDebitDueTime } from '../directDebit/debits';
import { findMandate } from '../directDebit/sqlMandates';
import { decryptMandateForm } from '../directDebit/mandates';
import type { PaymentRequest, PaymentsPort } from '../ports/PaymentsPort';
import type { UnitOfWork } from '../UnitOfWork';
import type { Buyer, OrderRequest } from './toOrder';
import { placeOrder } from './placeOrder';
import { settlePayment, cancelAbandonedOrders } from './settlePayment';
import { findObstructingOrders, type PaymentRow } from './sqlPayments';
import { hasSpendingLimit } from './sqlSpending';
import { findCardToken } from './sqlStoredMethods';

interface Charge {
  payment: PaymentRow;
  request: PaymentRequest;
  secrets: readonly string[];
}

async function orderDebit({ db }: UnitOfWork, payments: PaymentsPort, { payment, request, secrets }: Charge): Promise<void> {
  const mandate = await findMandate(db, payment.member_id, payment.stored_method ?? '');
  if (mandate === undefined || mandate.signed_at === null) throw new ApiError('stored_card_failed');
  const { account_holder: accountHolder, iban } = decryptMandateForm(secrets, mandate);
  const dueAt = getDebitDueTime(payment.created_at);
  await payments.debit(request, { reference: mandate.reference, accountHolder, iban, signedAt: mandate.signed_at, dueAt });
}

async function chargeCard({ db, now }: UnitOfWork, payments: PaymentsPort, { payment, request }: Charge): Promise<void> {
  const token = await findCardToken(db, payment.member_id, payment.stored_method);
  if (token !== undefined) await payments.charge(request, token, now);
}

/**
 * Charges an order to its stored method, at most once, and settles the payment: a card payment at once, a debit when the bank has
 * responded. Throws `stored_card_failed` if the charge fails.
 */
async function chargeStoredMethod(work: UnitOfWork, payments: PaymentsPort, charge: Charge): Promise<PaymentRow> {
  if (charge.payment.method === 'sepa') await orderDebit(work, payments, charge);
  else await chargeCard(work, payments, charge);
  const payment = await settlePayment(work, payments, charge.request.reference);
  if (payment.status === 'failed') throw new ApiError('stored_card_failed');
  return payment;
}

/**
 * Cancels the member's abandoned payment pages that would block the order: those with the same code, those for the same debt and, with a
 * spending limit, all except those of wire transfers.
 */
async function cancelObstructingOrders(work: UnitOfWork, payments: PaymentsPort, memberId: string, request: OrderRequest): Promise<void> {
  const { db } = work;
  const { code, settles, client_id: clientId } = request;
  const isLimited = await hasSpendingLimit(db, memberId);
  if (code === undefined && settles === undefined && !isLimited) return;
  const orders = await findObstructingOrders(db, memberId, { code, settles, isLimited, clientId });
  await cancelAbandonedOrders(work, payments, orders);
}

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/** Places an order and starts its payment; a repeated client_id leads to the same payment page. */
export async function startPayment(
  work: UnitOfWork,
  payments: PaymentsPort,
  buyer: Buyer & { merchantName: string; secrets: readonly string[] },
  request: OrderRequest,
): Promise<StartedPayment> {
  await cancelObstructingOrders(work, payments, buyer.id, request);
  const payment = await placeOrder(work, buyer, request);
  const returnPath = pathTo('transactions-id', { id: payment.id });
  if (payment.stored_method !== null && payment.status === 'failed') throw new ApiError('stored_card_failed');
  if (payment.status !== 'pending' || payment.provider_reference === null) return { payment, redirectUrl: returnPath };
  const paymentRequest = {
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
    const chargedPayment = await chargeStoredMethod(work, payments, { payment, request: paymentRequest, secrets: buyer.secrets });
    return { payment: chargedPayment, redirectUrl: returnPath };
  }
  const { redirectUrl } = await payments.start(paymentRequest);
  return { payment, redirectUrl };
}
