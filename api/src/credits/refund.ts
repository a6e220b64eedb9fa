import { type Refund, refundAmount } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { enqueueJob } from '../jobs/sql';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { PaymentsPort, RefundRequest } from '../ports/PaymentsPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { sendMoneyMail } from './moneyMails';
import { isRefundable } from './refundRight';
import { findLotByPayment, postLedger } from './sqlLedger';
import { findPayment, type PaymentRow } from './sqlPayments';
import { updatePremium } from './sqlPremium';
import { findRefunds, findUnsentRefund, insertRefund, markRefundSent, updateRefundTotals } from './sqlRefunds';

/** A request to withdraw from an order; if `confirm` is false, the refund is only calculated. */
export interface Withdrawal {
  memberId: string;
  paymentId: string;
  refundDays: number;
  confirm: boolean;
}

export interface WithdrawalResult {
  payment: PaymentRow;
  refund: Refund;
}

interface RefundShare {
  credits: number;
  amount: number;
}

async function findRefundShare({ db, now }: UnitOfWork, payment: PaymentRow, refundDays: number): Promise<RefundShare & { lotId: string }> {
  const lot = await findLotByPayment(db, payment.id);
  const credits = lot && isRefundable(payment, { now, refundDays }) ? lot.remaining : 0;
  return { credits, amount: refundAmount(payment, credits), lotId: lot?.id ?? '' };
}

/** Takes back the unused credits, records the refund and schedules its payment. */
async function takeBackCredits(
  work: UnitOfWork,
  payment: PaymentRow,
  { credits, amount, lotId }: RefundShare & { lotId: string },
): Promise<PaymentRow> {
  const id = work.random.id();
  const entries = [
    { account: 'member', lotId, credits: -credits },
    { account: 'issued', lotId: null, credits },
  ] as const;
  await postLedger(work, { memberId: payment.member_id, kind: 'refund', reference: id, entries });
  await insertRefund(work.db, { id, payment_id: payment.id, credits, amount, created_at: work.now, sent_at: null });
  await enqueueJob(work.db, { id: `refund-${id}`, kind: 'refund', payload: { refund_id: id }, runAt: work.now });
  const refundTotals = { refunded_credits: payment.refunded_credits + credits, refunded_amount: payment.refunded_amount + amount };
  const status = refundTotals.refunded_credits === payment.credits ? 'refunded' : 'partly_refunded';
  return updateRefundTotals(work.db, payment.id, { ...refundTotals, status });
}

async function confirmRefund(work: UnitOfWork, payment: PaymentRow, share: RefundShare & { lotId: string }): Promise<PaymentRow> {
  const updatedPayment = await takeBackCredits(work, payment, share);
  const { member_id: memberId, id, currency, method } = payment;
  await updatePremium(work, memberId);
  const refundedPrice = { amount: share.amount, currency };
  await sendMoneyMail(work, memberId, 'withdrawal', {
    order: id,
    credits: share.credits,
    amount: refundedPrice,
    method: { paymentMethod: method },
  });
  await bumpCounters(work.db, [memberId], 'user');
  return updatedPayment;
}

/**
 * Withdraws from an order in two steps: the refund is shown, then confirmed. On confirmation, the credits are removed at once, and a job
 * stored in the same transaction refunds the money. Confirming again returns the same refund and pays nothing more.
 */
export function refundPayment(work: UnitOfWork, withdrawal: Withdrawal): Promise<WithdrawalResult> {
  return inTransaction(work, async (transactionWork) => {
    const member = (await lockMembers(transactionWork.db, [withdrawal.memberId])).get(withdrawal.memberId);
    const payment = await findPayment(transactionWork.db, { memberId: withdrawal.memberId, id: withdrawal.paymentId });
    if (member === undefined || payment === undefined) throw new ApiError('not_found');
    const share = await findRefundShare(transactionWork, payment, withdrawal.refundDays);
    const refundBase = { name: member.name, currency: payment.currency };
    const refund = { ...refundBase, credits: share.credits, amount: share.amount };
    if (!withdrawal.confirm) return { payment, refund: { ...refund, confirmed: null } };
    if (share.credits > 0)
      return { payment: await confirmRefund(transactionWork, payment, share), refund: { ...refund, confirmed: transactionWork.now } };
    const [lastRefund] = await findRefunds(transactionWork.db, payment.id);
    if (lastRefund === undefined) throw new ApiError('conflict');
    return { payment, refund: { ...refundBase, credits: lastRefund.credits, amount: lastRefund.amount, confirmed: lastRefund.created_at } };
  });
}

/** Refunds the money; false if the payment has already been charged back and the provider has nothing left to refund. */
async function refundAtProvider(payments: PaymentsPort, request: RefundRequest): Promise<boolean> {
  try {
    await payments.refund(request);
    return true;
  } catch (error) {
    if ((await payments.find(request.reference))?.status === 'charged_back') return false;
    throw error;
  }
}

/** Refunds the money to the original method and emails the payer; each happens once, however often this is retried. */
export async function sendRefund(work: UnitOfWork, payments: PaymentsPort, refundId: string): Promise<void> {
  const refund = await findUnsentRefund(work.db, refundId);
  if (refund === undefined) return;
  const { id, amount, order, currency, method, member_id: memberId, provider_reference: reference } = refund;
  if (amount > 0 && reference !== null && !(await refundAtProvider(payments, { id, reference, amount }))) return;
  await inTransaction(work, async (transactionWork) => {
    if (!(await markRefundSent(transactionWork, id))) return;
    const values = { order, amount: { amount, currency }, method: { paymentMethod: method } };
    await sendMoneyMail(transactionWork, memberId, 'refund', values);
  });
}
