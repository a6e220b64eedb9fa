import type { Insertable } from 'kysely';
import type { Database } from '../../tables/tables';

/** Rows of the ledger in the order in which they happened. */
export interface LedgerPlan {
  lots: Insertable<Database['lots']>[];
  transactions: Insertable<Database['ledger_transactions']>[];
  entries: Insertable<Database['ledger_entries']>[];
}
