import type { Currency } from '@rendezvous/shared/contract';
import type { UnitOfWork } from '../UnitOfWork';
import { findLotByPayment, findSpentCredits, insertLot, postLedger } from './sqlLedger';
import type { PaymentRow } from './sqlPayments';
import { updatePremium } from './sqlPremium';

/** Credits granted to a member: free ones at sign-up, or those of an order. */
export interface CreditGrant {
  memberId: string;
  credits: number;
  currency: Currency;
  /** The order that paid for the credits; absent for free credits. */
  order?: { paymentId: string; amount: number };
}

/** Adds a lot of credits; the ledger accepts each order, and each member's free credits, once. */
export async function grantCredits(work: UnitOfWork, { memberId, credits, currency, order }: CreditGrant): Promise<void> {
  const lotId = work.random.id();
  await insertLot(work.db, {
    id: lotId,
    member_id: memberId,
    source: order ? 'order' : 'free',
    payment_id: order?.paymentId ?? null,
    credits,
    unit_amount: order ? order.amount / credits : 0,
    currency,
    created_at: work.now,
  });
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

/** Refunds the cost of a message to the lots it was taken from; the ledger accepts each message once. */
export async function refundMessageCredits(work: UnitOfWork, memberId: string, messageId: string): Promise<void> {
  const spentEntries = await findSpentCredits(work, messageId);
  const total = spentEntries.reduce((sum, { credits }) => sum - credits, 0);
  if (total === 0) return;
  await postLedger(work, {
    memberId,
    kind: 'message_return',
    reference: messageId,
    entries: [
      { account: 'spent', lotId: null, credits: -total },
      ...spentEntries.map(({ lotId, credits }) => ({ account: 'member' as const, lotId, credits: -credits })),
    ],
  });
}

async function takeBackCredits(work: UnitOfWork, payment: PaymentRow): Promise<void> {
  const lot = await findLotByPayment(work.db, payment.id);
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

/** Takes back the remaining credits of a refunded or charged-back purchase; premium ends when no valid purchase remains. */
export async function reversePurchase(work: UnitOfWork, payment: PaymentRow): Promise<void> {
  await takeBackCredits(work, payment);
  await updatePremium(work, payment.member_id);
}
