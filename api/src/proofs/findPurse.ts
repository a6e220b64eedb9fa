import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** What the tables say of a member's money: credits that are left by where they came from, and each order with its refunds. */
export async function findPurse(db: Kysely<Database>, memberId: string) {
  const { paid } = await db.selectFrom('members').select('paid').where('id', '=', memberId).executeTakeFirstOrThrow();
  const lots = await db.selectFrom('lots').select(['payment_id', 'remaining']).where('member_id', '=', memberId).execute();
  const left = new Map<string | null, number>();
  for (const { payment_id: order, remaining } of lots) left.set(order, (left.get(order) ?? 0) + remaining);
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('sandbox_payments as s', 's.reference', 'p.provider_reference')
    .select(['p.id', 'p.status', 'p.amount', 'p.refunded_credits', 'p.refunded_amount', 's.refunded_amount as sent'])
    .where('p.member_id', '=', memberId)
    .execute();
  const orders = rows.map(({ id, ...order }) => [id, { ...order, left: left.get(id) ?? 0 }]);
  return { free: left.get(null) ?? 0, paid, orders: Object.fromEntries(orders) as object };
}
