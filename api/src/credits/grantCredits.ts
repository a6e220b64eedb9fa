import type { Currency } from '@rendezvous/shared/contract';
import { postLedger } from './postLedger';
import type { Work } from '../Work';

/** Credits a member gets: free ones at sign-up, or those of an order. */
export interface Grant {
  memberId: string;
  credits: number;
  currency: Currency;
  /** The order that pays for them; without one they are free. */
  order?: { paymentId: string; amount: number };
}

/** Adds a lot of credits; the ledger takes each order, and each member's free credits, once. */
export async function grantCredits(work: Work, { memberId, credits, currency, order }: Grant): Promise<void> {
  const lotId = work.random.id();
  await work.db
    .insertInto('lots')
    .values({
      id: lotId,
      member_id: memberId,
      source: order ? 'order' : 'free',
      payment_id: order?.paymentId ?? null,
      credits,
      unit_amount: order ? order.amount / credits : 0,
      currency,
      created_at: work.now,
    })
    .execute();
  await postLedger(work, {
    memberId,
    kind: order ? 'purchase' : 'signup',
    reference: order?.paymentId ?? memberId,
    entries: [
      { account: 'member', lotId, credits },
      { account: 'issued', lotId: null, credits: -credits },
    ],
  });
}
