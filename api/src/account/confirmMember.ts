import { sql } from 'kysely';
import type { NotificationStop } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { enqueueJob } from '../jobs/enqueueJob';
import type { Work } from '../Work';

/** Counts a member's e-mail address as confirmed: the profile becomes visible and a waiting message leaves. */
export async function confirmMember({ db, now }: Work, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: 'active', confirmed_at: now })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .execute();
  // Whoever opens a link from a mail has an address that works.
  const disabled = sql<NotificationStop[]>`array_remove(notifications_disabled, 'bounce')`;
  await db.updateTable('members').set({ notifications_disabled: disabled }).where('id', '=', memberId).execute();
  await db.updateTable('profiles').set({ status: 'active' }).where('member_id', '=', memberId).where('status', '=', 'disabled').execute();
  await bumpCounters(db, [memberId], 'user');
  await enqueueJob(db, { id: `first-${memberId}`, kind: 'signup_message', payload: { member_id: memberId }, runAt: now });
}
