import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PushPort } from '../ports/push/PushPort';
import type { Work } from '../Work';

/** Stores where a browser of the member gets push messages; a member may have several browsers. */
export async function subscribePush(
  { db, now }: Work,
  push: Pick<PushPort, 'accepts'>,
  memberId: string,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  if (!push.accepts(endpoint)) throw new ApiError('validation', { fields: { subscription: 'validation' } });
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, member_id: memberId, ...keys, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ member_id: memberId, ...keys, created_at: now }))
    .execute();
}
