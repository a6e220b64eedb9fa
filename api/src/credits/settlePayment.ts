import { PAYMENT_TRANSITIONS, type PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { KeptMethod, PaymentsPort, ProviderPayment } from '../ports/PaymentsPort';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { sendReceipt } from './moneyMails';
import { grantCredits, reversePurchase } from './moveCredits';
import { deleteDiscountUse } from './sqlDiscountCodes';
import { creditsTakenBack } from './sqlLedger';
import { findPayment, updateStatus, type PaymentRow } from './sqlPayments';
import { setPaid } from './sqlPremium';
import { insertCard } from './sqlStoredMethods';

async function complete(work: UnitOfWork, payment: PaymentRow): Promise<void> {
  const { id, member_id: memberId, currency, amount, settles } = payment;
  // Paying a returned debit restores what was taken back, at its original price.
  const credits = settles === null ? payment.credits : await creditsTakenBack(work, settles);
  const order = { paymentId: id, amount: (amount * credits) / payment.credits };
  if (credits > 0) await grantCredits(work, { memberId, credits, currency, order });
  await setPaid(work.db, memberId, true);
  await sendReceipt(work, payment);
}

async function giveCodeBack({ db }: UnitOfWork, payment: PaymentRow): Promise<void> {
  await deleteDiscountUse(db, payment.id);
}

type Effect = (work: UnitOfWork, payment: PaymentRow) => Promise<void>;

const EFFECTS: Partial<Record<PaymentStatus, Effect>> = {
  completed: complete,
  failed: giveCodeBack,
  cancelled: giveCodeBack,
  expired: giveCodeBack,
  refunded: reversePurchase,
  charged_back: reversePurchase,
};

/**
 * Moves a payment to a state with all its effects, in one transaction. A transition missing from the state table changes nothing, so credits are
 * added once however often a completed payment is reported.
 */
export function applyPaymentStatus(work: UnitOfWork, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [payment.member_id]);
    const current = (await findPayment(inside.db, { memberId: payment.member_id, id: payment.id })) ?? payment;
    if (!PAYMENT_TRANSITIONS[current.status].includes(status)) return current;
    const moved = await updateStatus(inside, payment.id, status);
    await EFFECTS[status]?.(inside, moved);
    await bumpCounters(inside.db, [payment.member_id], 'user');
    return moved;
  });
}

/** Stores the card of a completed order on the buyer's request; a removed card stays removed. */
async function keepMethod(work: UnitOfWork, payment: PaymentRow, kept: KeptMethod | undefined): Promise<void> {
  if (!payment.store_method || payment.status !== 'completed' || kept === undefined) return;
  await insertCard(work, payment, kept);
}

const CLOSED_UNPAID: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

function agrees(payment: PaymentRow, found: ProviderPayment, merchant: string): boolean {
  return found.merchant === merchant && found.amount === payment.amount && found.currency === payment.currency;
}

/** A payment returned before its completion was reported is completed first, so that all effects follow in order. */
async function follow(work: UnitOfWork, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  // Only we refund partially, and then the credits have moved already.
  if (status === 'partly_refunded') return payment.status === 'pending' ? applyPaymentStatus(work, payment, 'completed') : payment;
  if (status === 'refunded' || status === 'charged_back') await applyPaymentStatus(work, payment, 'completed');
  return applyPaymentStatus(work, payment, status);
}

/**
 * Brings a payment to the state confirmed by the provider itself, whether requested by a webhook, the return page or a job. A payment with a
 * different merchant, amount or currency is rejected and left unchanged.
 */
export async function settlePayment(work: UnitOfWork, payments: PaymentsPort, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(work.db, { reference });
  const confirmed = payment && (await payments.find(reference));
  if (payment === undefined || confirmed === undefined) throw new ApiError('not_found');
  if (!agrees(payment, confirmed, payments.merchant)) throw new ApiError('conflict');
  const settled = await follow(work, payment, confirmed.status);
  await keepMethod(work, settled, confirmed.kept);
  // Money for an order closed as unpaid must not go unnoticed: the provider keeps reporting a rejected notification.
  if (confirmed.status === 'completed' && CLOSED_UNPAID.includes(settled.status)) throw new ApiError('conflict');
  return settled;
}

/** The payment's state at the provider, so that a lost webhook does not leave the buyer waiting. */
export async function refreshPayment(work: UnitOfWork, payments: PaymentsPort, payment: PaymentRow): Promise<PaymentRow> {
  const reference = payment.provider_reference;
  if (payment.status !== 'pending' || reference === null) return payment;
  const known = await payments.find(reference);
  return known === undefined || known.status === 'pending' ? payment : settlePayment(work, payments, reference);
}

/** Cancels unpaid orders whose payment pages were left; an order the provider refuses to cancel has been paid and stays. */
export async function withdrawPending(work: UnitOfWork, payments: PaymentsPort, orders: readonly PaymentRow[]): Promise<void> {
  for (const order of orders) {
    const withdrawn = order.provider_reference !== null && (await payments.cancel(order.provider_reference));
    if (withdrawn) await applyPaymentStatus(work, order, 'cancelled');
  }
}

/**
 * Expires an unpaid order. The provider cancels it first; if it is too late for that, the payment was made and is settled, so incoming money
 * is never lost.
 */
export async function expirePayment(work: UnitOfWork, payments: PaymentsPort, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'pending' || work.now < payment.expires_at) return;
  const reference = payment.provider_reference ?? '';
  const started = await payments.find(reference);
  if (started === undefined || (await payments.cancel(reference))) await applyPaymentStatus(work, payment, 'expired');
  else await settlePayment(work, payments, reference);
}
