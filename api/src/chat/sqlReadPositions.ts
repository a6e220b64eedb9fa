import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** The partner's position as values of messages.seq; 0 for a value hidden from the member. */
export interface PartnerPosition {
  deliveredUpTo: number;
  readUpTo: number;
}

/** Finds the partner's position as far as the member may see it; `readUpTo` requires that both share read receipts. */
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
  const { read_up_to: readUpTo, delivered_up_to: deliveredUpTo } = row;
  return { deliveredUpTo: Math.max(deliveredUpTo, readUpTo), readUpTo: row.mine && row.theirs ? readUpTo : 0 };
}

/** Finds how far the member has read, as a value of messages.seq. */
export async function findReadPosition(db: Kysely<Database>, conversationId: string, memberId: string): Promise<number> {
  const { read_up_to: readUpTo } = await db
    .selectFrom('conversation_members')
    .select('read_up_to')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return readUpTo;
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

/** A conversation in which the partner's newest message has just reached the member. */
export interface Delivery {
  conversation_id: string;
  partner_id: string;
  message_id: string;
}

/** Marks all unread messages as delivered to the member; returns the conversations in which that marked a new message. */
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

/** Decrements a member's unread count of a conversation, but not below 0. */
export async function decrementUnread(db: Kysely<Database>, conversationId: string, memberId: string): Promise<void> {
  await db
    .updateTable('conversation_members')
    .set(({ eb, fn, val }) => ({ unread: fn<number>('greatest', [val(0), eb('unread', '-', 1)]) }))
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}
