import { ApiError } from '../../ApiError';
import { bumpCounters } from '../../repositories/bumpCounters';
import { enqueueJob } from '../../jobs/enqueueJob';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { useToken } from './useToken';

/** Confirms the e-mail address of a token's member: the profile becomes visible and a waiting message leaves. */
export async function activate(work: Work, token: string): Promise<string> {
  return inTransaction(work, async (inside) => {
    const { db, now } = inside;
    const memberId = await useToken(inside, token, 'activation');
    if (memberId === undefined) throw new ApiError('activation_failed');
    await db
      .updateTable('members')
      .set({ status: 'active', confirmed_at: now })
      .where('id', '=', memberId)
      .where('status', '=', 'not_confirmed')
      .execute();
    await db.updateTable('profiles').set({ status: 'active' }).where('member_id', '=', memberId).where('status', '=', 'disabled').execute();
    await bumpCounters(db, [memberId], 'user');
    await enqueueJob(db, { id: `first-${memberId}`, kind: 'signup_message', payload: { member_id: memberId }, runAt: now });
    return memberId;
  });
}
