import { sql, type Kysely } from 'kysely';
import type { Database } from '../repositories/tables';

/** The ledger adds up: every movement to 0, and every lot to what is left of it. */
export async function expectBooksBalance(db: Kysely<Database>): Promise<void> {
  const { rows: open } = await sql`select transaction_id from ledger_entries group by transaction_id having sum(credits) <> 0`.execute(db);
  const { rows: lots } = await sql`select l.id from lots l
    left join ledger_entries e on e.lot_id = l.id and e.account = 'member'
    group by l.id having l.remaining <> coalesce(sum(e.credits), 0)`.execute(db);
  if (open.length + lots.length > 0) throw new Error(`${open.length} movements and ${lots.length} lots do not add up.`);
}
