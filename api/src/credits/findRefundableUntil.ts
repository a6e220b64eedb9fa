import type { Kysely } from 'kysely';
import { refundableUntil } from './refundable';
import { findDomain } from '../site/findDomain';
import type { Database } from '../tables/tables';

/** The latest end of the refund time of orders that have unused credits; null when it is over for all of them. */
export async function findRefundableUntil(
  db: Kysely<Database>,
  member: { id: string; domain: string },
  now: number,
): Promise<number | null> {
  const newest = await db
    .selectFrom('lots')
    .innerJoin('payments', 'payments.id', 'lots.payment_id')
    .select('payments.completed_at')
    .where('lots.member_id', '=', member.id)
    .where('lots.remaining', '>', 0)
    .where('payments.status', 'in', ['completed', 'partly_refunded'])
    .where('payments.completed_at', 'is not', null)
    .orderBy('payments.completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return null;
  const { settings } = await findDomain(db, member.domain);
  const until = refundableUntil(newest, settings.refund_days);
  return until !== null && now < until ? until : null;
}
