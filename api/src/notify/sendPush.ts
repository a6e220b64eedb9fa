import { type Locale, pathTo } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { pushTexts } from '../content/pushTexts';
import { siteTexts } from '../content/siteTexts';
import type { JobHandler } from '../jobs/JobKind';
import { findBlock } from '../members/sqlBlocks';
import type { PushMessage } from '../ports/PushPort';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import { PUSH_DETAILS } from './notificationSettings';
import { type News, NEWS_PATHS, toNewsKind } from './notifyMember';
import { deleteSubscription, findPushedMessage, findPushSender, findSubscription } from './sqlPush';

/** Maximum length of a text in a notification, in code points. */
const TEXT_MAX = 160;

interface Recipient {
  id: string;
  language: Locale;
  /** Name of their site. */
  site: string;
  /** The member opted in to names and texts. */
  wantsDetails: boolean;
}

/** The sender's name; a fictional profile is labelled wherever its name appears. */
const titleOf = ({ name, fictional }: { name: string; fictional: boolean }, language: Locale): string =>
  fictional ? `${name} · ${siteTexts[language].fictional_singular}` : name;

function textOf(message: { body: string } | undefined): string {
  const letters = [...(message?.body ?? '')];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX).join('')}…` : letters.join('');
}

/** The member behind the event; undefined when they have left, or one of the two has blocked the other meanwhile. */
async function findSender(db: Kysely<Database>, memberId: string, senderId = '') {
  if (await findBlock(db, memberId, senderId)) return undefined;
  return findPushSender(db, senderId);
}

/** Text and target of a push message. It only names the sender and shows the text to members who opted in. */
async function writePush(db: Kysely<Database>, { kind, about }: News, to: Recipient): Promise<PushMessage> {
  const message = kind === 'new_message' ? await findPushedMessage(db, about) : undefined;
  const discreet = {
    title: to.site,
    body: pushTexts[to.language][kind],
    url: message ? pathTo('chats-id', { id: message.conversation_id }) : NEWS_PATHS[kind],
    topic: kind,
  };
  const from = to.wantsDetails ? await findSender(db, to.id, kind === 'new_message' ? message?.sender_id : about) : undefined;
  if (!from) return discreet;
  // A topic for each sender, since their messages differ.
  return { ...discreet, title: titleOf(from, to.language), body: textOf(message) || discreet.body, topic: from.id };
}

/** Sends one push message; a subscription that the push service no longer knows is deleted. */
export const sendPushJob: JobHandler = async ({ db, ports }, { endpoint = '', member_id: memberId = '', kind: named = '', about = '' }) => {
  const browser = await findSubscription(db, endpoint, memberId);
  const kind = toNewsKind(named);
  if (!browser || !kind) return;
  const { p256dh, auth, id, language, domain, notifications } = browser;
  const { settings } = await findDomain(db, domain);
  const wantsDetails = notifications.includes(PUSH_DETAILS);
  const message = await writePush(db, { kind, about }, { id, language, site: settings.name, wantsDetails });
  if ((await ports.push.send({ endpoint, keys: { p256dh, auth } }, message)) === 'gone') await deleteSubscription(db, endpoint);
};
