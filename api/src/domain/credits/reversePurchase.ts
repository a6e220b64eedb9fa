import { postLedger } from '../../repositories/credits/postLedger';
import type { PaymentRow } from '../../repositories/credits/PaymentRow';
import type { Work } from '../Work';

async function takeBack(work: Work, payment: PaymentRow): Promise<void> {
  const lot = await work.db.selectFrom('lots').select(['id', 'remaining']).where('payment_id', '=', payment.id).executeTakeFirst();
  if (lot === undefined || lot.remaining === 0) return;
  await postLedger(work, {
    memberId: payment.member_id,
    kind: 'reversal',
    reference: payment.id,
    entries: [
      { account: 'member', lotId: lot.id, credits: -lot.remaining },
      { account: 'issued', lotId: null, credits: lot.remaining },
    ],
  });
}

/** Takes back what is left of a refunded or charged-back purchase; premium ends when no purchase stands any more. */
export async function reversePurchase(work: Work, payment: PaymentRow): Promise<void> {
  await takeBack(work, payment);
  const standing = await work.db
    .selectFrom('payments')
    .select('id')
    .where('member_id', '=', payment.member_id)
    .where('status', 'in', ['completed', 'partly_refunded'])
    .limit(1)
    .executeTakeFirst();
  await work.db
    .updateTable('members')
    .set({ paid: standing !== undefined })
    .where('id', '=', payment.member_id)
    .execute();
}
