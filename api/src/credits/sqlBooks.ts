import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Possible faults in the books: the description of each, and a query that counts the affected rows. */
const FAULT_QUERIES: Record<string, RawBuilder<{ count: number }>> = {
  'movements that do not add up to 0': sql`select count(*)::int as count from
    (select 1 from ledger_entries group by transaction_id having sum(credits) <> 0) as wrong`,
  'lots that differ from their entries': sql`select count(*)::int as count from
    (select 1 from lots l left join ledger_entries e on e.lot_id = l.id and e.account = 'member'
      group by l.id having l.remaining <> coalesce(sum(e.credits), 0)) as wrong`,
  'lots below zero': sql`select count(*)::int as count from lots where remaining < 0`,
  'completed orders without their credits': sql`select count(*)::int as count from payments p
    where p.completed_at is not null and p.settles is null
      and not exists (select 1 from ledger_transactions t where t.kind = 'purchase' and t.reference = p.id)`,
  'credits of orders that were never completed': sql`select count(*)::int as count from payments p
    where p.completed_at is null and exists (select 1 from ledger_transactions t where t.kind = 'purchase' and t.reference = p.id)`,
  'refunds that differ from their orders': sql`select count(*)::int as count from payments p
    where p.refunded_amount <> (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id)
      and exists (select 1 from refunds r where r.payment_id = p.id)`,
  'orders refunded beyond what was paid': sql`select count(*)::int as count from payments
    where refunded_amount > amount or refunded_credits > credits`,
};

/** Checks the books; returns a description of each fault, and an empty array when the books are consistent. */
export async function checkBooks(db: Kysely<Database>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, statement] of Object.entries(FAULT_QUERIES)) {
    const { rows } = await statement.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) faults.push(`${count} ${name}`);
  }
  return faults;
}
