import { postLedger } from './postLedger';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { renewPremium } from './renewPremium';

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
  await renewPremium(work, payment.member_id);
}
