import { PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import type { PaymentsPort, RefundRequest } from '../ports/payments/PaymentsPort';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { sendMoneyMail } from './sendMoneyMail';

/** Pays back; false when the bank has taken the payment back meanwhile, so that the provider has nothing left to pay from. */
async function payBack(payments: PaymentsPort, request: RefundRequest): Promise<boolean> {
  try {
    await payments.refund(request);
    return true;
  } catch (error) {
    if ((await payments.find(request.reference))?.status === 'charged_back') return false;
    throw error;
  }
}

/** Sends a refund to where the money came from and tells its owner, once each however often it is tried. */
export async function sendRefund(work: Work, payments: PaymentsPort, refundId: string): Promise<void> {
  const refund = await work.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'p.id as order', 'p.member_id', 'p.currency', 'p.method', 'p.provider_reference'])
    .where('r.id', '=', refundId)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst();
  if (refund === undefined) return;
  const { id, amount, order, currency, method, member_id: memberId, provider_reference: reference } = refund;
  if (amount > 0 && reference !== null && !(await payBack(payments, { id, reference, amount }))) return;
  await inTransaction(work, async (inside) => {
    const first = inside.db.updateTable('refunds').set({ sent_at: inside.now }).where('id', '=', id).where('sent_at', 'is', null);
    if ((await first.executeTakeFirst()).numUpdatedRows === 0n) return;
    const values = { order, amount: { amount, currency }, method: PAYMENT_METHOD_NAMES[method] };
    await sendMoneyMail(inside, memberId, 'refund', values);
  });
}
