import { ApiError } from '../ApiError';
import type { AgePort } from '../ports/age/AgePort';
import { bumpCounters } from '../members/bumpCounters';
import { hashToken } from '../account/hashToken';
import { markUnderage, refuseMarked } from '../account/underageMarks';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

interface AgeResult {
  memberId: string;
  /** What the provider gave the browser. */
  token: string;
  /** Stands for the browser. */
  visitor: string;
}

/** Takes the provider's answer to the check this member began, once; keeps only that and when they passed. Under 18 counts as a date does. */
export async function finishAgeCheck(work: Work, port: AgePort, { memberId, token, visitor }: AgeResult): Promise<void> {
  const answer = port.read(token);
  if (answer === null) throw new ApiError('age_check_failed');
  await refuseMarked(work, visitor);
  const isTaken = await inTransaction(work, async (inside) => {
    const { db, now } = inside;
    const { numDeletedRows } = await db
      .deleteFrom('age_checks')
      .where('state_hash', '=', hashToken(answer.state))
      .where('member_id', '=', memberId)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || answer.outcome === 'refused') return false;
    if (answer.outcome === 'under18') {
      await markUnderage(inside, visitor);
      return true;
    }
    await db.updateTable('members').set({ age_assured_at: now }).where('id', '=', memberId).execute();
    await bumpCounters(db, [memberId], 'user');
    return true;
  });
  if (!isTaken) throw new ApiError('age_check_failed');
  if (answer.outcome === 'under18') throw new ApiError('underage');
}
