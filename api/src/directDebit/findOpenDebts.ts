import type { Kysely } from 'kysely';
import type { PaymentRow } from '../credits/PaymentRow';
import type { Database } from '../tables/tables';

/** Returned debits and chargebacks that no later payment has made good, oldest first. */
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
