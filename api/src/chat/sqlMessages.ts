import type { Gif, GiftKey, Icebreaker, MessageType } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import { isNotBlocked } from '../members/sqlVisibility';
import type { Database } from '../tables/tables';

/** Stored content of a message of a type other than text. */
export interface MessageContent {
  gift?: GiftKey;
  gif?: Gif;
  photo?: { id: string; ratio: number };
  icebreaker?: Icebreaker;
}

export interface MessageRow {
  id: string;
  seq: number;
  conversation_id: string;
  sender_id: string;
  client_id: string;
  type: MessageType;
  body: string;
  content: MessageContent | null;
  risky: boolean;
  withdrawn_at: number | null;
  created_at: number;
}

/** Finds the seq of a message; undefined when the conversation has no such message. */
export async function findMessageSeq(db: Kysely<Database>, conversationId: string, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.seq;
}

export interface MessagePageQuery {
  conversationId: string;
  /** Messages up to this seq are hidden from the member. */
  hiddenUpTo: number;
  /** Messages before this moment are hidden for privacy, in unix seconds. */
  since: number;
  /** Only messages with a lower seq are returned. */
  beforeSeq?: number;
  limit: number;
}

interface MessageBatch {
  /** Oldest first. */
  messages: MessageRow[];
  hasMore: boolean;
  /** True when the page reaches the start of the visible history and older messages are hidden for privacy. */
  historyLimitReached: boolean;
}

/** Finds a page of messages visible to one member. */
export async function findMessages(db: Kysely<Database>, pageQuery: MessagePageQuery): Promise<MessageBatch> {
  const { conversationId, hiddenUpTo, since, beforeSeq, limit } = pageQuery;
  const candidates = db.selectFrom('messages').where('conversation_id', '=', conversationId).where('seq', '>', hiddenUpTo);
  const rows = await candidates
    .selectAll()
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .$if(beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const hasMore = rows.length > limit;
  const olderMessage = hasMore ? undefined : await candidates.select('id').where('created_at', '<', since).limit(1).executeTakeFirst();
  return { messages: rows.slice(0, limit).reverse(), hasMore, historyLimitReached: olderMessage !== undefined };
}

/** Maximum number of missed messages that a resumed stream sends; reloading the chat list covers the rest. */
const MISSED_MESSAGES_MAX = 100;

/**
 * Finds the messages in the member's conversations that follow the one with the id `after` and are visible to the member, oldest first.
 * Senders hold the recipient's lock, so message numbers grow in commit order and none is skipped.
 */
export async function findMissedMessages(
  db: Kysely<Database>,
  memberId: string,
  { after, since }: { after: string; since: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages as x')
    .innerJoin('conversation_members as cm', 'cm.conversation_id', 'x.conversation_id')
    .innerJoin('conversation_members as partner', (join) =>
      join.onRef('partner.conversation_id', '=', 'cm.conversation_id').onRef('partner.member_id', '!=', 'cm.member_id'),
    )
    .selectAll('x')
    .where('cm.member_id', '=', memberId)
    .where('cm.deleted', '=', false)
    .where(isNotBlocked('partner.member_id', memberId))
    .whereRef('x.seq', '>', 'cm.hidden_up_to')
    .where('x.deleted_at', 'is', null)
    .where('x.created_at', '>=', since)
    .where('x.seq', '>', (query) =>
      query
        .selectFrom('messages as last')
        .innerJoin('conversation_members as own', 'own.conversation_id', 'last.conversation_id')
        .select('last.seq')
        .where('last.id', '=', after)
        .where('own.member_id', '=', memberId),
    )
    .orderBy(sql`x.seq`)
    .limit(MISSED_MESSAGES_MAX)
    .execute();
}

/** Finds the id of the newest message in any of the member's conversations. */
export async function findNewestMessageId(db: Kysely<Database>, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation_members as cm')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('messages as x')
          .select(['x.id', 'x.seq'])
          .whereRef('x.conversation_id', '=', 'cm.conversation_id')
          .orderBy('x.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.id')
    .where('cm.member_id', '=', memberId)
    .orderBy('last.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Finds the message that the sender's client has already sent with this client id. */
export async function findSentMessage(db: Kysely<Database>, senderId: string, clientId: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('sender_id', '=', senderId).where('client_id', '=', clientId).executeTakeFirst();
}

/** Finds a message that the member sent, with its recipient; other members' messages are not found (R-400). */
export async function findOwnMessage(db: Kysely<Database>, senderId: string, messageId: string) {
  return db
    .selectFrom('messages as x')
    .innerJoin('conversation_members as partner', (join) =>
      join.onRef('partner.conversation_id', '=', 'x.conversation_id').onRef('partner.member_id', '!=', 'x.sender_id'),
    )
    .select(['x.id', 'x.seq', 'x.conversation_id', 'x.type', 'x.content', 'x.created_at', 'x.deleted_at', 'x.withdrawn_at'])
    .select(['partner.member_id as partner_id', 'partner.read_up_to'])
    .where('x.id', '=', messageId)
    .where('x.sender_id', '=', senderId)
    .executeTakeFirst();
}

export type OwnMessage = NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>;

/** True when the member has written in the conversation at least once. */
export async function hasWritten(db: Kysely<Database>, conversationId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Clears a message for both sides and marks it as deleted. */
export async function blankMessage(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('messages').set({ deleted_at: now, body: '', content: null }).where('id', '=', id).execute();
}

/** Removes the photo from a message, which stays in the conversation as withdrawn. */
export async function withdrawContent(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('messages').set({ withdrawn_at: now, content: null }).where('id', '=', id).execute();
  await db.deleteFrom('chat_photos').where('message_id', '=', id).execute();
}

/** True when a conversation contains at least `count` messages. */
export async function hasMinimumMessages(db: Kysely<Database>, conversationId: string, count: number): Promise<boolean> {
  const rows = await db.selectFrom('messages').select('id').where('conversation_id', '=', conversationId).limit(count).execute();
  return rows.length >= count;
}

/** Finds the highest seq of a conversation; null when it has no messages. */
export async function findNewestSeq(db: Kysely<Database>, conversationId: string): Promise<number | null> {
  const { newestSeq } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('seq').as('newestSeq'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return newestSeq;
}

/** Counts the partner's messages after a position, excluding deleted ones. */
export async function countUnread(
  db: Kysely<Database>,
  { conversationId, memberId, after }: { conversationId: string; memberId: string; after: number },
): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '!=', memberId)
    .where('seq', '>', after)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Deletes up to `limit` messages older than `before`, with their photos; returns each message's conversation id, and the photo ids. */
export async function deleteOldMessages(db: Kysely<Database>, { before, limit }: { before: number; limit: number }) {
  const oldestIds = db.selectFrom('messages').select('id').where('created_at', '<', before).orderBy('seq').limit(limit);
  const rows = await db.deleteFrom('messages').where('id', 'in', oldestIds).returning(['conversation_id', 'content']).execute();
  const photoIds = rows.flatMap(({ content }) => (content?.photo ? [content.photo.id] : []));
  if (photoIds.length > 0) await db.deleteFrom('chat_photos').where('id', 'in', photoIds).execute();
  return { conversationIds: rows.map(({ conversation_id }) => conversation_id), photoIds };
}

interface UnopenedMessage {
  id: string;
  sender_id: string;
}

/** Finds unopened paid first messages: those no newer than `before`, and those to a member who is deleted or blocked by moderation. */
export async function findUnopenedFirstMessages(db: Kysely<Database>, before: number): Promise<UnopenedMessage[]> {
  const { rows } = await sql<UnopenedMessage>`
    select first.id, first.sender_id
    from conversations c
      join conversation_members cm on cm.conversation_id = c.id and cm.member_id <> c.started_by
      join members recipient on recipient.id = cm.member_id
      join lateral (
        select m.id, m.seq, m.sender_id, m.created_at, m.deleted_at from messages m where m.conversation_id = c.id order by m.seq limit 1
      ) first on first.sender_id = c.started_by
    where cm.read_up_to < first.seq and first.deleted_at is null
      and (first.created_at <= ${before} or recipient.status in ('blocked', 'deleted'))
      and not exists (select 1 from messages m where m.conversation_id = c.id and m.sender_id = cm.member_id)
      and not exists (select 1 from ledger_transactions t where t.kind = 'message_return' and t.reference = first.id)
      and exists (select 1 from ledger_transactions t where t.kind = 'message' and t.reference = first.id)`.execute(db);
  return rows;
}
