import { sql, type Kysely } from 'kysely';
import type { DebitHistory } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

const WEEK_S = 604_800;

/** What the limits of direct debits look at. */
export async function findDebitHistory(db: Kysely<Database>, memberId: string, now: number): Promise<DebitHistory> {
  const row = await db
    .selectFrom('payments')
    .select([
      sql<number>`count(*) filter (where completed_at is not null and status <> 'charged_back')::int`.as('collected'),
      sql<number>`coalesce(sum(amount) filter (where status = 'pending'), 0)::int`.as('open'),
      sql<number>`count(*) filter (where created_at > ${now - WEEK_S} and status not in ('failed', 'cancelled', 'expired'))::int`.as(
        'recent',
      ),
    ])
    .where('member_id', '=', memberId)
    .where('method', '=', 'sepa')
    .executeTakeFirstOrThrow();
  return row;
}
