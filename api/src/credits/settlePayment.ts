import { PAYMENT_TRANSITIONS, type PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { StoredCard, PaymentsPort, ProviderPayment } from '../ports/PaymentsPort';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { sendReceipt } from './moneyMails';
import { grantCredits, reversePurchase } from './moveCredits';
import { deleteDiscountUse } from './sqlDiscountCodes';
import { findReversedCredits } from './sqlLedger';
import { findPayment, updateStatus, type PaymentRow } from './sqlPayments';
import { setPremium } from './sqlPremium';
import { insertCard } from './sqlStoredMethods';

async function completePayment(work: UnitOfWork, payment: PaymentRow): Promise<void> {
  const { id, member_id: memberId, currency, amount, settles } = payment;
  // Paying a returned debit restores the credits that were taken back, at their original price.
  const credits = settles === null ? payment.credits : await findReversedCredits(work, settles);
  const order = { paymentId: id, amount: (amount * credits) / payment.credits };
  if (credits > 0) await grantCredits(work, { memberId, credits, currency, order });
  await setPremium(work.db, memberId, true);
  await sendReceipt(work, payment);
}

async function releaseCode({ db }: UnitOfWork, payment: PaymentRow): Promise<void> {
  await deleteDiscountUse(db, payment.id);
}

type StatusEffect = (work: UnitOfWork, payment: PaymentRow) => Promise<void>;

const STATUS_EFFECTS: Partial<Record<PaymentStatus, StatusEffect>> = {
  completed: completePayment,
  failed: releaseCode,
  cancelled: releaseCode,
  expired: releaseCode,
  refunded: reversePurchase,
  charged_back: reversePurchase,
};

/**
 * Moves a payment to a status with all its effects, in one transaction. A transition that is not in the state table changes nothing, so
 * credits are added once, however often a completed payment is reported.
 */
export function applyPaymentStatus(work: UnitOfWork, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  return inTransaction(work, async (transactionWork) => {
    await lockMembers(transactionWork.db, [payment.member_id]);
    const currentPayment = (await findPayment(transactionWork.db, { memberId: payment.member_id, id: payment.id })) ?? payment;
    if (!PAYMENT_TRANSITIONS[currentPayment.status].includes(status)) return currentPayment;
    const updatedPayment = await updateStatus(transactionWork, payment.id, status);
    await STATUS_EFFECTS[status]?.(transactionWork, updatedPayment);
    await bumpCounters(transactionWork.db, [payment.member_id], 'user');
    return updatedPayment;
  });
}

/** Stores the card of a completed order if the buyer has requested it; a removed card stays removed. */
async function storeCard(work: UnitOfWork, payment: PaymentRow, card: StoredCard | undefined): Promise<void> {
  if (!payment.store_method || payment.status !== 'completed' || card === undefined) return;
  await insertCard(work, payment, card);
}

const CLOSED_UNPAID_STATUSES: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

function matchesProvider(payment: PaymentRow, reportedPayment: ProviderPayment, merchant: string): boolean {
  return (
    reportedPayment.merchant === merchant && reportedPayment.amount === payment.amount && reportedPayment.currency === payment.currency
  );
}

/** Applies a status that the provider reports; a payment returned while still pending is completed first, so that all effects apply. */
async function applyReportedStatus(work: UnitOfWork, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  // Only the api initiates partial refunds, and it has already moved the credits.
  if (status === 'partly_refunded') return payment.status === 'pending' ? applyPaymentStatus(work, payment, 'completed') : payment;
  if (status === 'refunded' || status === 'charged_back') await applyPaymentStatus(work, payment, 'completed');
  return applyPaymentStatus(work, payment, status);
}

/**
 * Moves a payment to the status that the provider reports when queried, whether a webhook, the return page or a job calls this.
 * Throws `conflict` and leaves the payment unchanged if the provider reports a different merchant, amount or currency.
 */
export async function settlePayment(work: UnitOfWork, payments: PaymentsPort, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(work.db, { reference });
  const reportedPayment = payment && (await payments.find(reference));
  if (payment === undefined || reportedPayment === undefined) throw new ApiError('not_found');
  if (!matchesProvider(payment, reportedPayment, payments.merchant)) throw new ApiError('conflict');
  const settledPayment = await applyReportedStatus(work, payment, reportedPayment.status);
  await storeCard(work, settledPayment, reportedPayment.storedCard);
  // Money for an order closed as unpaid must not go unnoticed: the provider keeps resending a rejected notification.
  if (reportedPayment.status === 'completed' && CLOSED_UNPAID_STATUSES.includes(settledPayment.status)) throw new ApiError('conflict');
  return settledPayment;
}

/** Settles a pending payment once the provider has decided on it, so that a lost webhook does not leave the buyer waiting. */
export async function refreshPayment(work: UnitOfWork, payments: PaymentsPort, payment: PaymentRow): Promise<PaymentRow> {
  const reference = payment.provider_reference;
  if (payment.status !== 'pending' || reference === null) return payment;
  const reportedPayment = await payments.find(reference);
  return reportedPayment === undefined || reportedPayment.status === 'pending' ? payment : settlePayment(work, payments, reference);
}

/** Cancels unpaid orders whose payment pages were abandoned; an order that the provider does not cancel is left unchanged. */
export async function cancelAbandonedOrders(work: UnitOfWork, payments: PaymentsPort, orders: readonly PaymentRow[]): Promise<void> {
  for (const order of orders) {
    const isCancelled = order.provider_reference !== null && (await payments.cancel(order.provider_reference));
    if (isCancelled) await applyPaymentStatus(work, order, 'cancelled');
  }
}

/**
 * Expires a pending order once its deadline has passed. The provider cancels the payment first; a payment that can no longer be
 * cancelled is settled instead, so that incoming money is never lost.
 */
export async function expirePayment(work: UnitOfWork, payments: PaymentsPort, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'pending' || work.now < payment.expires_at) return;
  const reference = payment.provider_reference ?? '';
  const reportedPayment = await payments.find(reference);
  if (reportedPayment === undefined || (await payments.cancel(reference))) await applyPaymentStatus(work, payment, 'expired');
  else await settlePayment(work, payments, reference);
}
