import type { Work } from '../Work';

/** Credits that were taken back when a payment was returned; paying it gives them again. */
export async function creditsTakenBack({ db }: Work, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(({ fn }) => fn.sum<string | number | null>('e.credits').as('credits'))
    .where('t.kind', '=', 'reversal')
    .where('t.reference', '=', paymentId)
    .where('e.account', '=', 'issued')
    .executeTakeFirst();
  return Number(row?.credits ?? 0);
}
