import { LAST_STRIKE, SUSPENSION_DAYS } from '@rendezvous/shared/contract';
import { enqueueJob } from '../jobs/enqueueJob';
import { endSessions } from '../account/endSessions';
import { findStrikes } from './findStrikes';
import type { Work } from '../Work';

const SUSPENSION_S = SUSPENSION_DAYS * 86_400;

export interface Struck {
  /** 1 warns, 2 suspends, 3 shuts out for good. */
  level: number;
}

interface Strike {
  decisionId: string;
  member: { id: string };
  /** What the strike is kept under. */
  keys: readonly string[];
  /** Shuts out at once. */
  ban: boolean;
}

async function shutOut(work: Work, memberId: string, until: number | null): Promise<void> {
  const { numUpdatedRows } = await work.db
    .updateTable('members')
    .set({ status: 'blocked', suspended_until: until })
    .where('id', '=', memberId)
    // An account that is on its way out stays what it is.
    .where('status', 'in', until === null ? ['not_confirmed', 'active', 'blocked'] : ['not_confirmed', 'active'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await endSessions(work.db, memberId);
  if (until === null) return;
  await enqueueJob(work.db, {
    id: `suspended-${memberId}-${until}`,
    kind: 'end_suspension',
    payload: { member_id: memberId },
    runAt: until,
  });
}

/** Gives a member the next strike: a warning, 7 days, for good. It is kept under a hash, beyond the account. */
export async function strikeMember(work: Work, { decisionId, member, keys, ban }: Strike): Promise<Struck> {
  const before = await findStrikes(work.db, keys);
  const level = ban ? LAST_STRIKE : Math.min(LAST_STRIKE, before.level + 1);
  await work.db.insertInto('strikes').values({ id: decisionId, level, created_at: work.now }).execute();
  const kept = keys.map((key) => ({ key_hash: key, strike_id: decisionId }));
  await work.db.insertInto('strike_keys').values(kept).execute();
  if (level > 1) await shutOut(work, member.id, level === LAST_STRIKE ? null : work.now + SUSPENSION_S);
  return { level };
}
