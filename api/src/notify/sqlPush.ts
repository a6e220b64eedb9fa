import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Stores the subscription of a browser, or reassigns it to the member who is subscribing now. */
export async function storeSubscription(
  db: Kysely<Database>,
  memberId: string,
  { endpoint, keys }: PushSubscriptionBody,
  now: number,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, member_id: memberId, ...keys, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ member_id: memberId, ...keys, created_at: now }))
    .execute();
}

/** Finds a subscription together with its member; undefined when it no longer belongs to this member, or the member is not active. */
export const findSubscription = (db: Kysely<Database>, endpoint: string, memberId: string) =>
  db
    .selectFrom('push_subscriptions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.p256dh', 's.auth', 'm.id', 'm.language', 'm.domain', 'm.notifications'])
    .where('s.endpoint', '=', endpoint)
    .where('m.id', '=', memberId)
    .where('m.status', '=', 'active')
    .executeTakeFirst();

export const findSubscriptions = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', memberId).orderBy('endpoint').execute();

export async function deleteSubscription(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

export async function deleteOwnSubscription(db: Kysely<Database>, endpoint: string, memberId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('member_id', '=', memberId).execute();
}

export async function deletePushSubscriptions(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).execute();
}

/** Finds the message that a push message is about, unless it has been deleted or withdrawn in the meantime. */
export const findPushedMessage = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('messages')
    .select(['conversation_id', 'sender_id', 'body'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Finds the member whose action a push message is about; undefined unless they are active. */
export const findPushSender = (db: Kysely<Database>, id: string) =>
  db.selectFrom('members').select(['id', 'name', 'fictional']).where('id', '=', id).where('status', '=', 'active').executeTakeFirst();
