import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../tables/tables';
import type { RefundsTable } from '../tables/debitTables';

/** What was returned of an order, newest first. */
export async function findRefunds(db: Kysely<Database>, paymentId: string): Promise<Selectable<RefundsTable>[]> {
  return db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at', 'desc').orderBy('id').execute();
}
