import { type Locale, pathTo } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { type PushKind, pushTexts } from '../content/pushTexts';
import { siteTexts } from '../content/siteTexts';
import type { JobHandler } from '../jobs/JobKind';
import { findBlock } from '../members/sqlBlocks';
import type { PushMessage } from '../ports/PushPort';
import { findDomain } from '../site/findDomain';
import type { Database } from '../tables/tables';
import { PUSH_DETAILS } from './notificationSettings';
import type { News } from './notifyMember';

/** Code points of a text that a notification shows at most. */
const TEXT_MAX = 160;

const PLACES: Record<PushKind, string> = { new_message: pathTo('chats'), new_like: pathTo('likes'), match: pathTo('likes') };

interface Recipient {
  id: string;
  language: Locale;
  /** Name of their site. */
  site: string;
  /** The member wants to read who and what. */
  wantsDetails: boolean;
}

/** What a push message says and where it leads; who and what only where the member wants that to be read on a screen. */
async function writePush(db: Kysely<Database>, { kind, about }: News, to: Recipient): Promise<PushMessage> {
  const message = kind === 'new_message' ? await findMessage(db, about) : undefined;
  const discreet = {
    title: to.site,
    body: pushTexts[to.language][kind],
    url: message ? pathTo('chats-id', { id: message.conversation_id }) : PLACES[kind],
    topic: kind,
  };
  const from = to.wantsDetails ? await findSender(db, to.id, kind === 'new_message' ? message?.sender_id : about) : undefined;
  if (!from) return discreet;
  // A topic for each sender, since each message says something else.
  return { ...discreet, title: titleOf(from, to.language), body: textOf(message) || discreet.body, topic: from.id };
}

/** A message that has not been taken back meanwhile. */
const findMessage = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('messages')
    .select(['conversation_id', 'sender_id', 'body'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Who is behind it, unless they left or one of the two blocked the other meanwhile. */
async function findSender(db: Kysely<Database>, memberId: string, senderId = '') {
  if (await findBlock(db, memberId, senderId)) return undefined;
  return db
    .selectFrom('members')
    .select(['id', 'name', 'fictional'])
    .where('id', '=', senderId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** A fictional profile is called one wherever its name stands. */
const titleOf = ({ name, fictional }: { name: string; fictional: boolean }, language: Locale): string =>
  fictional ? `${name} · ${siteTexts[language].fictional_singular}` : name;

function textOf(message: { body: string } | undefined): string {
  const letters = [...(message?.body ?? '')];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX).join('')}…` : letters.join('');
}

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
