import { ApiError } from '../ApiError';
import { findLots } from './findLots';
import { postLedger, type LedgerEntry } from './postLedger';
import type { Work } from '../Work';

export interface Spending {
  memberId: string;
  cost: number;
  kind: 'message';
  /** What is paid for; the ledger takes it once. */
  reference: string;
}

/**
 * Takes credits from the member's lots, free ones first, and answers what is left. The caller holds the
 * lock on the member; without enough credits nothing is taken.
 */
export async function spendCredits(work: Work, { memberId, cost, kind, reference }: Spending): Promise<number> {
  const lots = await findLots(work.db, memberId);
  const balance = lots.reduce((sum, lot) => sum + lot.remaining, 0);
  if (balance < cost) throw new ApiError('not_enough_credits', { params: { credits: cost, balance } });
  if (cost === 0) return balance;
  const entries: LedgerEntry[] = [{ account: 'spent', lotId: null, credits: cost }];
  let open = cost;
  for (const lot of lots) {
    const part = Math.min(open, lot.remaining);
    if (part > 0) entries.push({ account: 'member', lotId: lot.id, credits: -part });
    open -= part;
  }
  await postLedger(work, { memberId, kind, reference, entries });
  return balance - cost;
}
