import { changedLimit, inCurrency, type Currency, type SpendingLimit, type StopDays } from '@rendezvous/shared/contract';
import { findSpendingLimits } from './findSpendingLimits';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

const DAY_S = 86_400;

/** What a member changes; limits in minor units of the member's currency, null for none. */
export interface SpendingChange {
  week_limit?: number | null;
  month_limit?: number | null;
  stop_days?: StopDays;
}

/** The limit in the currency of today; where a member has moved, its numbers are converted at our own prices. */
function converted(limit: SpendingLimit, from: Currency, to: Currency): SpendingLimit {
  const convert = (amount: number | null): number | null => (amount === null ? null : inCurrency(amount, from, to));
  return { ...limit, limit: convert(limit.limit), next_limit: convert(limit.next_limit) };
}

const changed = (stored: SpendingLimit, wanted: number | null | undefined, now: number): SpendingLimit =>
  wanted === undefined ? stored : changedLimit(stored, wanted, now);

/** Sets limits: lower ones at once, higher ones after 24 hours; a stop only ever gets longer. */
export async function changeSpending(work: Work, member: { id: string; currency: Currency }, change: SpendingChange): Promise<void> {
  await inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [member.id]);
    const { currency } = member;
    const stored = await findSpendingLimits(db, member.id, { now, currency });
    const week = changed(converted(stored.week, stored.currency, currency), change.week_limit, now);
    const month = changed(converted(stored.month, stored.currency, currency), change.month_limit, now);
    const stop = Math.max(stored.stoppedUntil ?? 0, change.stop_days === undefined ? 0 : now + change.stop_days * DAY_S);
    const row = {
      currency,
      week_limit: week.limit,
      week_next: week.next_limit,
      week_next_at: week.next_at,
      month_limit: month.limit,
      month_next: month.next_limit,
      month_next_at: month.next_at,
      stopped_until: stop === 0 ? null : stop,
    };
    await db
      .insertInto('spending_limits')
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
  });
}
