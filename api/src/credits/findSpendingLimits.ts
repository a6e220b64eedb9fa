import type { Kysely } from 'kysely';
import { currentLimit, type Currency, type SpendingLimit } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

export interface SpendingLimits {
  currency: Currency;
  week: SpendingLimit;
  month: SpendingLimit;
  /** Unix seconds. */
  stoppedUntil: number | null;
}

const NONE: SpendingLimit = { limit: null, next_limit: null, next_at: null };

/** The limits of a member as they hold at `now`; without any, in the currency of the member's country. */
export async function findSpendingLimits(
  db: Kysely<Database>,
  memberId: string,
  { now, currency }: { now: number; currency: Currency },
): Promise<SpendingLimits> {
  const row = await db.selectFrom('spending_limits').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return { currency, week: NONE, month: NONE, stoppedUntil: null };
  return {
    currency: row.currency,
    week: currentLimit({ limit: row.week_limit, next_limit: row.week_next, next_at: row.week_next_at }, now),
    month: currentLimit({ limit: row.month_limit, next_limit: row.month_next, next_at: row.month_next_at }, now),
    stoppedUntil: row.stopped_until !== null && row.stopped_until > now ? row.stopped_until : null,
  };
}
