import type { Work } from '../Work';

/** One side of a movement; entries of the account `member` name their lot. */
export interface LedgerEntry {
  account: 'member' | 'issued' | 'spent';
  lotId: string | null;
  credits: number;
}

export interface LedgerTransaction {
  memberId: string;
  kind: 'signup' | 'purchase' | 'message' | 'message_return' | 'reversal' | 'refund';
  /** What caused the movement; each cause moves credits once. */
  reference: string;
  entries: readonly LedgerEntry[];
}

/** Writes a movement of credits to the append-only ledger; the database refuses one that does not add up to 0. */
export async function postLedger({ db, now, random }: Work, { memberId, kind, reference, entries }: LedgerTransaction): Promise<void> {
  const id = random.id();
  await db.insertInto('ledger_transactions').values({ id, member_id: memberId, kind, reference, created_at: now }).execute();
  await db
    .insertInto('ledger_entries')
    .values(entries.map(({ account, lotId, credits }) => ({ transaction_id: id, account, lot_id: lotId, credits })))
    .execute();
}
