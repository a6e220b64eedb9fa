import { type Locale, pathTo } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pushTexts } from '../content/pushTexts';
import { siteTexts } from '../content/siteTexts';
import type { JobHandler } from '../jobs/JobKind';
import { findBlock } from '../members/sqlBlocks';
import type { PushMessage } from '../ports/PushPort';
import { findDomain } from '../site/sql';
import type { Database } from '../tables/tables';
import { PUSH_DETAILS } from './notificationSettings';
import { type NotificationEvent, NOTIFICATION_PATHS, parsePushKind } from './notifyMember';
import { deleteSubscription, findPushedMessage, findPushSender, findSubscription } from './sqlPush';

/** Maximum length of the text of a message in a notification, in code points. */
const TEXT_LENGTH_MAX = 160;

interface Recipient {
  id: string;
  language: Locale;
  /** Name of the member's site. */
  siteName: string;
  /** True when the member opted in to names and texts. */
  wantsDetails: boolean;
}

/** Title of a push message: the sender's name; a fictional profile is labelled wherever its name appears. */
const toTitle = ({ name, fictional }: { name: string; fictional: boolean }, language: Locale): string =>
  fictional ? `${name} · ${siteTexts[language].fictional_singular}` : name;

function toPreview(message: { body: string } | undefined): string {
  const codePoints = [...(message?.body ?? '')];
  return codePoints.length > TEXT_LENGTH_MAX ? `${codePoints.slice(0, TEXT_LENGTH_MAX).join('')}…` : codePoints.join('');
}

/** Finds the member who caused the event; undefined when they are no longer active, or when either has blocked the other. */
async function findSender(db: Kysely<Database>, memberId: string, senderId = '') {
  if (await findBlock(db, memberId, senderId)) return undefined;
  return findPushSender(db, senderId);
}

/** Composes a push message. Only members who opted in see the sender's name and the text. */
async function composePush(db: Kysely<Database>, { kind, about }: NotificationEvent, recipient: Recipient): Promise<PushMessage> {
  const message = kind === 'new_message' ? await findPushedMessage(db, about) : undefined;
  const anonymousMessage = {
    title: recipient.siteName,
    body: pushTexts[recipient.language][kind],
    url: message ? pathTo('chats-id', { id: message.conversation_id }) : NOTIFICATION_PATHS[kind],
    topic: kind,
  };
  const sender = recipient.wantsDetails
    ? await findSender(db, recipient.id, kind === 'new_message' ? message?.sender_id : about)
    : undefined;
  if (!sender) return anonymousMessage;
  // One topic per sender, because their messages differ.
  return {
    ...anonymousMessage,
    title: toTitle(sender, recipient.language),
    body: toPreview(message) || anonymousMessage.body,
    topic: sender.id,
  };
}

/**
 * Sends a push message to one browser; returns false if its subscription has expired at the push service, in which case it is deleted
 * (R-374).
 */
export async function pushToBrowser(
  { db, ports }: Pick<FastifyInstance, 'db' | 'ports'>,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  message: PushMessage,
): Promise<boolean> {
  const outcome = await ports.push.send({ endpoint, keys: { p256dh, auth } }, message);
  if (outcome === 'gone') await deleteSubscription(db, endpoint);
  return outcome !== 'gone';
}

/** Notifies a member of an event in one browser. */
export const sendPushJob: JobHandler = async (app, { endpoint = '', member_id: memberId = '', kind: kindName = '', about = '' }) => {
  const { db } = app;
  const subscription = await findSubscription(db, endpoint, memberId);
  const kind = parsePushKind(kindName);
  if (!subscription || !kind) return;
  const { p256dh, auth, id, language, domain, notifications } = subscription;
  const { settings } = await findDomain(db, domain);
  const wantsDetails = notifications.includes(PUSH_DETAILS);
  const message = await composePush(db, { kind, about }, { id, language, siteName: settings.name, wantsDetails });
  await pushToBrowser(app, { endpoint, p256dh, auth }, message);
};
