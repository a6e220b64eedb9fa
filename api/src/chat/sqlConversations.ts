import type { UserStatus } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** A conversation from one member's side. */
export interface OwnConversation {
  id: string;
  memberId: string;
  partnerId: string;
  /** Messages up to this one are hidden from the member, who deleted the conversation at that point. */
  hiddenUpTo: number;
  deleted: boolean;
}

const sideOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('conversation_members as cm', 'cm.conversation_id', 'c.id')
    .select(['c.id', 'c.member_a', 'c.member_b', 'cm.hidden_up_to', 'cm.deleted'])
    .where('cm.member_id', '=', memberId);

type Side = NonNullable<Awaited<ReturnType<ReturnType<typeof sideOf>['executeTakeFirst']>>>;

const own = (side: Side | undefined, memberId: string): OwnConversation | undefined =>
  side && {
    id: side.id,
    memberId,
    partnerId: side.member_a === memberId ? side.member_b : side.member_a,
    hiddenUpTo: side.hidden_up_to,
    deleted: side.deleted,
  };

/** The member's conversation with this id; undefined when it is not theirs. */
export async function findConversation(db: Kysely<Database>, memberId: string, id: string): Promise<OwnConversation | undefined> {
  return own(await sideOf(db, memberId).where('c.id', '=', id).executeTakeFirst(), memberId);
}

/** The member's conversation with another member. */
export async function findConversationWith(db: Kysely<Database>, memberId: string, otherId: string): Promise<OwnConversation | undefined> {
  const [first = '', second = ''] = [memberId, otherId].sort();
  return own(await sideOf(db, memberId).where('c.member_a', '=', first).where('c.member_b', '=', second).executeTakeFirst(), memberId);
}

/** The partner's position as values of messages.seq; 0 for what the member may not know. */
export interface PartnerPosition {
  deliveredUpTo: number;
  readUpTo: number;
}

/** What a member may know about the partner's position: read receipts only while both share them. */
export async function findPartnerPosition(
  db: Kysely<Database>,
  conversationId: string,
  { memberId, partnerId }: { memberId: string; partnerId: string },
): Promise<PartnerPosition> {
  const row = await db
    .selectFrom('conversation_members as cm')
    .innerJoin('members as me', (join) => join.on('me.id', '=', memberId))
    .innerJoin('members as partner', 'partner.id', 'cm.member_id')
    .select(['cm.read_up_to', 'cm.delivered_up_to', 'me.read_receipts as mine', 'partner.read_receipts as theirs'])
    .where('cm.conversation_id', '=', conversationId)
    .where('cm.member_id', '=', partnerId)
    .executeTakeFirst();
  if (row === undefined) return { deliveredUpTo: 0, readUpTo: 0 };
  const { read_up_to: read, delivered_up_to: delivered } = row;
  return { deliveredUpTo: Math.max(delivered, read), readUpTo: row.mine && row.theirs ? read : 0 };
}

/** Creates the one conversation of a pair and counts it for the starter permanently. */
export async function startConversation({ db, now, random }: UnitOfWork, starterId: string, otherId: string): Promise<string> {
  const id = random.id();
  const [first = '', second = ''] = [starterId, otherId].sort();
  await db
    .insertInto('conversations')
    .values({ id, member_a: first, member_b: second, started_by: starterId, created_at: now, last_message_at: now })
    .execute();
  await db
    .insertInto('conversation_members')
    .values([starterId, otherId].map((member_id) => ({ conversation_id: id, member_id })))
    .execute();
  await db
    .updateTable('members')
    .set(({ eb }) => ({ conversations_started: eb('conversations_started', '+', 1) }))
    .where('id', '=', starterId)
    .execute();
  return id;
}

/** A conversation whose newest message has just reached the member. */
export interface Delivery {
  conversation_id: string;
  partner_id: string;
  message_id: string;
}

/** Records that all unread messages have reached the member; returns the conversations where this is new. */
export async function markDelivered(db: Kysely<Database>, memberId: string): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    update conversation_members cm set delivered_up_to = newest.seq
    from conversation_members mine
      join lateral (
        select x.id, x.seq, x.sender_id from messages x
        where x.conversation_id = mine.conversation_id and x.sender_id <> mine.member_id order by x.seq desc limit 1
      ) newest on true
    where mine.member_id = ${memberId} and mine.unread > 0 and not mine.deleted
      and cm.conversation_id = mine.conversation_id and cm.member_id = mine.member_id and cm.delivered_up_to < newest.seq
    returning cm.conversation_id, newest.sender_id as partner_id, newest.id as message_id`.execute(db);
  return rows;
}

/** Recounts the unread messages of conversations that lost messages. */
export async function recountUnread({ db }: Pick<UnitOfWork, 'db'>, conversationIds: readonly string[]): Promise<void> {
  await sql`update conversation_members cm set unread = (
      select count(*) from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
        and m.seq > cm.read_up_to and m.deleted_at is null)
    where cm.unread > 0 and cm.conversation_id = any(${[...new Set(conversationIds)]}::text[])`.execute(db);
}

/** One of the two members of a conversation, locked. */
export interface LockedSide {
  id: string;
  status: UserStatus;
  fictional: boolean;
  /** One of their browsers has a push subscription. */
  pushed: boolean;
  last_active_at: number;
}

/** Locks both members of a conversation, in the order of `lockMembers`; none when this member is not one of them. */
export async function lockSides(db: Kysely<Database>, memberId: string, conversationId: string): Promise<LockedSide[]> {
  const sides = db.selectFrom('conversation_members').select('member_id').where('conversation_id', '=', conversationId);
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.status', 'm.fictional', 'm.last_active_at'])
    .select(sql<boolean>`exists (select 1 from push_subscriptions s where s.member_id = m.id)`.as('pushed'))
    .where('m.id', 'in', sides)
    .where(({ exists }) => exists(sides.where('member_id', '=', memberId)))
    .orderBy('m.id')
    .forNoKeyUpdate()
    .execute();
}

/** Decrements a member's unread count. */
export async function lowerUnread(db: Kysely<Database>, conversationId: string, memberId: string): Promise<void> {
  await db
    .updateTable('conversation_members')
    .set(({ eb, fn, val }) => ({ unread: fn<number>('greatest', [val(0), eb('unread', '-', 1)]) }))
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Hides a conversation from one side, with all its messages up to `hiddenUpTo`. */
export async function hideConversation(
  db: Kysely<Database>,
  { conversationId, memberId, hiddenUpTo }: { conversationId: string; memberId: string; hiddenUpTo: number },
): Promise<void> {
  await db
    .updateTable('conversation_members')
    .set({ deleted: true, unread: 0, hidden_up_to: hiddenUpTo })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}

/** How far the member has read, as a value of messages.seq. */
export async function findReadPosition(db: Kysely<Database>, conversationId: string, memberId: string): Promise<number> {
  const { read } = await db
    .selectFrom('conversation_members')
    .select('read_up_to as read')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return read;
}

export async function updateReadPosition(
  db: Kysely<Database>,
  { conversationId, memberId, upTo, unread }: { conversationId: string; memberId: string; upTo: number; unread: number },
): Promise<void> {
  await db
    .updateTable('conversation_members')
    .set({ read_up_to: upTo, unread })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}

export async function findPartner(db: Kysely<Database>, id: string) {
  return db.selectFrom('members').select(['name', 'fictional']).where('id', '=', id).executeTakeFirstOrThrow();
}
