import type { PushKind } from '../content/pushes/pushTexts';
import { PUSH_DETAILS } from './NotificationSwitch';
import { writePush } from './writePush';
import { findDomain } from '../site/findDomain';
import type { JobHandler } from '../jobs/JobHandler';

const KINDS: readonly string[] = ['new_message', 'new_like', 'match'] satisfies PushKind[];

const isKind = (kind: string): kind is PushKind => KINDS.includes(kind);

/** Sends one push message; a subscription that the push service no longer knows is removed. */
export const sendPushJob: JobHandler = async ({ db, ports }, { endpoint = '', member_id: memberId = '', kind = '', about = '' }) => {
  const browser = await db
    .selectFrom('push_subscriptions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.p256dh', 's.auth', 'm.id', 'm.language', 'm.domain', 'm.notifications'])
    .where('s.endpoint', '=', endpoint)
    .where('m.id', '=', memberId)
    .where('m.status', '=', 'active')
    .executeTakeFirst();
  if (!browser || !isKind(kind)) return;
  const { p256dh, auth, id, language, domain, notifications } = browser;
  const { settings } = await findDomain(db, domain);
  const wantsDetails = notifications.includes(PUSH_DETAILS);
  const message = await writePush(db, { kind, about }, { id, language, site: settings.name, wantsDetails });
  if ((await ports.push.send({ endpoint, keys: { p256dh, auth } }, message)) === 'gone') {
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }
};
