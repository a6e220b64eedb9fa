import { postLedger } from './postLedger';
import type { Work } from '../Work';

/** What a message took from each lot; lots of an order that was taken back get nothing again. */
async function findSpent({ db }: Work, messageId: string) {
  return db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('lots as l', 'l.id', 'e.lot_id')
    .leftJoin('payments as p', 'p.id', 'l.payment_id')
    .select(['e.lot_id as lotId', 'e.credits'])
    .where('t.kind', '=', 'message')
    .where('t.reference', '=', messageId)
    .where('e.account', '=', 'member')
    .where(({ eb, or }) => or([eb('p.status', 'is', null), eb('p.status', 'not in', ['refunded', 'charged_back'])]))
    .execute();
}

/** Gives back what a message cost, to the lots it was taken from; the ledger takes each message once. */
export async function returnCredits(work: Work, memberId: string, messageId: string): Promise<void> {
  const spent = await findSpent(work, messageId);
  const total = spent.reduce((sum, { credits }) => sum - credits, 0);
  if (total === 0) return;
  await postLedger(work, {
    memberId,
    kind: 'message_return',
    reference: messageId,
    entries: [
      { account: 'spent', lotId: null, credits: -total },
      ...spent.map(({ lotId, credits }) => ({ account: 'member' as const, lotId, credits: -credits })),
    ],
  });
}
