import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Credits that are left of each of these orders. */
export async function findUnusedCredits(db: Kysely<Database>, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lots')
    .select(['payment_id', 'remaining'])
    .where('payment_id', 'in', [...paymentIds])
    .execute();
  return new Map(rows.map(({ payment_id, remaining }) => [payment_id ?? '', remaining]));
}
