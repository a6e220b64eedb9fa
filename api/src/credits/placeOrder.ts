import { discounted, isStorable, vatIncluded, vatRateOf } from '@rendezvous/shared/contract';
import { getDebitDueTime } from '../directDebit/debits';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { enqueueJob } from '../jobs/sql';
import { lockMembers } from '../members/sqlMembers';
import { findUsableCode, TIME_BONUS_CODE } from './discountCodes';
import { insertDiscountUse, lockCode } from './sqlDiscountCodes';
import type { CheckedCode } from './findDiscountProblem';
import { type Buyer, priceOrder, type OrderRequest, type PricedOrder, assertPriceAllowed } from './toOrder';
import { getPaymentDeadline } from './getPaymentDeadline';
import { findPayment, insertPayment, type PaymentRow } from './sqlPayments';

/** An order with its final price. */
interface FinalOrder {
  order: PricedOrder;
  amount: number;
  code: CheckedCode | null;
}

/** Applies the discount code to the price, and locks the code so that two concurrent orders cannot both use it. */
async function applyDiscountCode(work: UnitOfWork, buyer: Buyer & { signupDate: number }, request: OrderRequest, order: PricedOrder) {
  if (request.code === undefined) return { amount: order.amount, code: null };
  await lockCode(work.db, request.code);
  const { amount, currency } = order;
  const circumstances = { country: buyer.country, currency, amount, method: request.method };
  const code = await findUsableCode(work, buyer, request.code, circumstances);
  return { amount: discounted(order.amount, code.value_percentage), code };
}

/** Builds the row of a pending order, with everything needed to account for its price later. */
function buildPaymentRow(work: UnitOfWork, buyer: Buyer, request: OrderRequest, { order, amount, code }: FinalOrder) {
  const vatRate = vatRateOf(buyer.country);
  const bonusEndsAt = code?.code === TIME_BONUS_CODE ? code.expires : null;
  return {
    id: work.random.id(),
    member_id: buyer.id,
    client_id: request.client_id,
    package_id: order.packageId,
    credits: order.credits,
    amount,
    original_amount: order.amount,
    currency: order.currency,
    country: buyer.country,
    method: request.method,
    status: 'pending' as const,
    discount_code: code?.code ?? null,
    vat_rate: vatRate,
    vat_amount: vatIncluded(amount, vatRate),
    created_at: work.now,
    completed_at: null,
    expires_at: getPaymentDeadline(request.method, work.now, bonusEndsAt),
    terms_version: request.terms_version,
    consent_start: request.consent_start,
    provider_reference: work.random.id(),
    settles: request.settles ?? null,
    stored_method: request.stored_method ?? null,
    store_method: request.store_method === true && isStorable(request.method),
  };
}

async function insertOrder(work: UnitOfWork, buyer: Buyer & { signupDate: number }, request: OrderRequest): Promise<PaymentRow> {
  const order = await priceOrder(work, buyer, request);
  const { amount, code } = await applyDiscountCode(work, buyer, request, order);
  await assertPriceAllowed(work, buyer, request, { amount, currency: order.currency });
  const row = buildPaymentRow(work, buyer, request, { order, amount, code });
  const payment = await insertPayment(work.db, row);
  if (code && code.validity !== 'unlimited') {
    const use = { member_id: buyer.id, code: code.code, payment_id: payment.id, created_at: work.now };
    await insertDiscountUse(work.db, use);
  }
  return payment;
}

/** Schedules the checks of an order: at its deadline and, for a debit under a stored mandate, also when it is due. */
async function scheduleChecks(
  { db }: UnitOfWork,
  { id, expires_at: expiresAt, method, stored_method: storedMethod, created_at: createdAt }: PaymentRow,
): Promise<void> {
  const payload = { payment_id: id };
  await enqueueJob(db, { id: `expire-${id}`, kind: 'payment_deadline', payload, runAt: expiresAt });
  if (method !== 'sepa' || storedMethod === null) return;
  await enqueueJob(db, { id: `check-${id}`, kind: 'payment_check', payload, runAt: getDebitDueTime(createdAt) });
}

/** Stores a pending order, priced by the server; a repeated client_id returns the first order. */
export function placeOrder(work: UnitOfWork, buyer: Buyer, request: OrderRequest): Promise<PaymentRow> {
  return inTransaction(work, async (transactionWork) => {
    const members = await lockMembers(transactionWork.db, [buyer.id]);
    const earlierPayment = await findPayment(transactionWork.db, { memberId: buyer.id, clientId: request.client_id });
    if (earlierPayment) return earlierPayment;
    const payment = await insertOrder(transactionWork, { ...buyer, signupDate: members.get(buyer.id)?.signup_at ?? 0 }, request);
    await scheduleChecks(transactionWork, payment);
    return payment;
  });
}
