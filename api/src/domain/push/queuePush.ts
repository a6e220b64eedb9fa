import type { PushKind } from '../../content/pushes/pushTexts';
import { enqueueJob } from '../../jobs/enqueueJob';
import type { Work } from '../Work';

/** Puts a push message on its way to every browser of a member, in the transaction of what it tells. */
export async function queuePush({ db, now, random }: Work, memberId: string, kind: PushKind): Promise<void> {
  const browsers = await db.selectFrom('push_subscriptions').select('endpoint').where('member_id', '=', memberId).execute();
  for (const { endpoint } of browsers) {
    await enqueueJob(db, { id: random.id(), kind: 'push', payload: { endpoint, member_id: memberId, kind }, runAt: now });
  }
}
