import type { DebitHistory } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { PaymentRow } from '../credits/sqlPayments';
import type { Database } from '../tables/tables';

/** Returned debits and chargebacks that no later payment has settled, oldest first. */
export async function findOpenDebts(db: Kysely<Database>, memberId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments as p')
    .selectAll('p')
    .where('p.member_id', '=', memberId)
    .where('p.status', '=', 'charged_back')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as s')
            .select('s.id')
            .whereRef('s.settles', '=', 'p.id')
            .where('s.status', 'not in', ['pending', 'failed', 'cancelled', 'expired']),
        ),
      ),
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}

const WEEK_S = 604_800;

/** Totals of the member's past and pending direct debits that the limits apply to. */
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
