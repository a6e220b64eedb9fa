import { ApiError } from '../../ApiError';
import type { AgePort } from '../../ports/age/AgePort';
import { bumpCounters } from '../../repositories/bumpCounters';
import { hashToken } from '../account/hashToken';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Takes the provider's answer to the check this member began, once; keeps only that and when they passed. */
export async function finishAgeCheck(work: Work, port: AgePort, memberId: string, token: string): Promise<void> {
  const answer = port.read(token);
  if (answer === null) throw new ApiError('age_check_failed');
  const passed = await inTransaction(work, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('age_checks')
      .where('state_hash', '=', hashToken(answer.state))
      .where('member_id', '=', memberId)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || !answer.over18) return false;
    await db.updateTable('members').set({ age_assured_at: now }).where('id', '=', memberId).execute();
    await bumpCounters(db, [memberId], 'user');
    return true;
  });
  if (!passed) throw new ApiError('age_check_failed');
}
