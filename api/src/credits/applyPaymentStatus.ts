import { PAYMENT_TRANSITIONS, type PaymentStatus } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { findPayment } from './findPayment';
import type { PaymentRow } from './PaymentRow';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { creditsTakenBack } from './creditsTakenBack';
import { grantCredits } from './grantCredits';
import { reversePurchase } from './reversePurchase';
import { sendReceipt } from './sendReceipt';

async function complete(work: Work, payment: PaymentRow): Promise<void> {
  const { id, member_id: memberId, currency, amount, settles } = payment;
  // Paying a returned debit gives what was taken back, at the price it had.
  const credits = settles === null ? payment.credits : await creditsTakenBack(work, settles);
  const order = { paymentId: id, amount: (amount * credits) / payment.credits };
  if (credits > 0) await grantCredits(work, { memberId, credits, currency, order });
  await work.db.updateTable('members').set({ paid: true }).where('id', '=', memberId).execute();
  await sendReceipt(work, payment);
}

async function giveCodeBack({ db }: Work, payment: PaymentRow): Promise<void> {
  await db.deleteFrom('discount_uses').where('payment_id', '=', payment.id).execute();
}

type Effect = (work: Work, payment: PaymentRow) => Promise<void>;

const EFFECTS: Partial<Record<PaymentStatus, Effect>> = {
  completed: complete,
  failed: giveCodeBack,
  cancelled: giveCodeBack,
  expired: giveCodeBack,
  refunded: reversePurchase,
  charged_back: reversePurchase,
};

/**
 * Moves a payment to a state, with all that follows from it, in one transaction. A move that the table of states does not
 * know changes nothing, so credits are added once however often a completed payment is reported.
 */
export function applyPaymentStatus(work: Work, payment: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [payment.member_id]);
    const current = (await findPayment(inside.db, { memberId: payment.member_id, id: payment.id })) ?? payment;
    if (!PAYMENT_TRANSITIONS[current.status].includes(status)) return current;
    const moved = await inside.db
      .updateTable('payments')
      .set({ status, ...(status === 'completed' ? { completed_at: inside.now } : {}) })
      .where('id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await EFFECTS[status]?.(inside, moved);
    await bumpCounters(inside.db, [payment.member_id], 'user');
    return moved;
  });
}
