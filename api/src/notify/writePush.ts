import { pathTo, type Locale } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { pushTexts, type PushKind } from '../content/pushes/pushTexts';
import { allSiteTexts } from '../content/site/allSiteTexts';
import type { PushMessage } from '../ports/push/PushPort';
import { findBlock } from '../members/findBlock';
import type { Database } from '../tables/tables';
import type { News } from '../notify/notifyMember';

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
export async function writePush(db: Kysely<Database>, { kind, about }: News, to: Recipient): Promise<PushMessage> {
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
  fictional ? `${name} · ${allSiteTexts[language].fictional_singular}` : name;

function textOf(message: { body: string } | undefined): string {
  const letters = [...(message?.body ?? '')];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX).join('')}…` : letters.join('');
}
