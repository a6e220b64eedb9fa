import { pathTo } from '@rendezvous/shared/contract';
import { pushTexts, type PushKind } from '../content/pushes/pushTexts';
import { findAccount } from '../repositories/findAccount';
import { findDomain } from '../repositories/findDomain';
import type { JobHandler } from './JobHandler';

const PLACES: Record<PushKind, string> = { new_message: pathTo('chats'), new_like: pathTo('likes'), match: pathTo('likes') };

const isKind = (kind: string): kind is PushKind => kind in PLACES;

/** Sends one push message; a subscription that the push service no longer knows is removed. */
export const sendPushJob: JobHandler = async ({ db, ports }, { endpoint = '', member_id: memberId = '', kind = '' }) => {
  const browser = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const member = await findAccount(db, memberId);
  if (!browser || member?.status !== 'active' || !isKind(kind)) return;
  const { settings } = await findDomain(db, member.domain);
  const subscription = { endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } };
  const message = { title: settings.name, body: pushTexts[member.language][kind], url: PLACES[kind], topic: kind };
  if ((await ports.push.send(subscription, message)) === 'gone') {
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }
};
