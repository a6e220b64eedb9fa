import { PAYMENT_METHOD_NAMES, refundAmount, type Refund } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { enqueueJob } from '../jobs/enqueueJob';
import { bumpCounters } from '../members/bumpCounters';
import { findPayment } from './findPayment';
import { findRefunds } from './findRefunds';
import type { PaymentRow } from './PaymentRow';
import { postLedger } from './postLedger';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { isRefundable } from './refundable';
import { renewPremium } from './renewPremium';
import { sendMoneyMail } from './sendMoneyMail';

/** Which order is withdrawn from; without `confirm` it is only looked at. */
export interface Withdrawal {
  memberId: string;
  paymentId: string;
  refundDays: number;
  confirm: boolean;
}

export interface Withdrawn {
  payment: PaymentRow;
  refund: Refund;
}

interface Share {
  credits: number;
  amount: number;
}

async function findShare({ db, now }: Work, payment: PaymentRow, refundDays: number): Promise<Share & { lotId: string }> {
  const lot = await db.selectFrom('lots').select(['id', 'remaining']).where('payment_id', '=', payment.id).executeTakeFirst();
  const credits = lot && isRefundable(payment, { now, refundDays }) ? lot.remaining : 0;
  return { credits, amount: refundAmount(payment, credits), lotId: lot?.id ?? '' };
}

/** Takes the unused credits back and counts the refund on the order. */
async function takeBack(work: Work, payment: PaymentRow, { credits, amount, lotId }: Share & { lotId: string }): Promise<PaymentRow> {
  const id = work.random.id();
  const entries = [
    { account: 'member', lotId, credits: -credits },
    { account: 'issued', lotId: null, credits },
  ] as const;
  await postLedger(work, { memberId: payment.member_id, kind: 'refund', reference: id, entries });
  await work.db
    .insertInto('refunds')
    .values({ id, payment_id: payment.id, credits, amount, created_at: work.now, sent_at: null })
    .execute();
  await enqueueJob(work.db, { id: `refund-${id}`, kind: 'refund', payload: { refund_id: id }, runAt: work.now });
  const refunded = { refunded_credits: payment.refunded_credits + credits, refunded_amount: payment.refunded_amount + amount };
  const status = refunded.refunded_credits === payment.credits ? 'refunded' : 'partly_refunded';
  return work.db
    .updateTable('payments')
    .set({ ...refunded, status })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function confirm(work: Work, payment: PaymentRow, share: Share & { lotId: string }): Promise<PaymentRow> {
  const returned = await takeBack(work, payment, share);
  const { member_id: memberId, id, currency, method } = payment;
  await renewPremium(work, memberId);
  const amount = { amount: share.amount, currency };
  await sendMoneyMail(work, memberId, 'withdrawal', { order: id, credits: share.credits, amount, method: PAYMENT_METHOD_NAMES[method] });
  await bumpCounters(work.db, [memberId], 'user');
  return returned;
}

/**
 * Withdraws from an order in two steps: it is shown what comes back, then confirmed. The credits go at once, the money by a
 * job that is written with them. Confirming again answers the same and pays nothing more.
 */
export function refundPayment(work: Work, withdrawal: Withdrawal): Promise<Withdrawn> {
  return inTransaction(work, async (inside) => {
    const member = (await lockMembers(inside.db, [withdrawal.memberId])).get(withdrawal.memberId);
    const payment = await findPayment(inside.db, { memberId: withdrawal.memberId, id: withdrawal.paymentId });
    if (member === undefined || payment === undefined) throw new ApiError('not_found');
    const share = await findShare(inside, payment, withdrawal.refundDays);
    const shown = { name: member.name, currency: payment.currency };
    const refund = { ...shown, credits: share.credits, amount: share.amount };
    if (!withdrawal.confirm) return { payment, refund: { ...refund, confirmed: null } };
    if (share.credits > 0) return { payment: await confirm(inside, payment, share), refund: { ...refund, confirmed: inside.now } };
    const [last] = await findRefunds(inside.db, payment.id);
    if (last === undefined) throw new ApiError('conflict');
    return { payment, refund: { ...shown, credits: last.credits, amount: last.amount, confirmed: last.created_at } };
  });
}
