import type { UserStatus } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** A conversation from one member's side. */
export interface OwnConversation {
  id: string;
  memberId: string;
  partnerId: string;
  /** Messages up to this seq are hidden from the member, who deleted the conversation at that point. */
  hiddenUpTo: number;
  deleted: boolean;
}

const selectSide = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('conversation_members as cm', 'cm.conversation_id', 'c.id')
    .select(['c.id', 'c.member_a', 'c.member_b', 'cm.hidden_up_to', 'cm.deleted'])
    .where('cm.member_id', '=', memberId);

type ConversationSide = NonNullable<Awaited<ReturnType<ReturnType<typeof selectSide>['executeTakeFirst']>>>;

const toOwnConversation = (side: ConversationSide | undefined, memberId: string): OwnConversation | undefined =>
  side && {
    id: side.id,
    memberId,
    partnerId: side.member_a === memberId ? side.member_b : side.member_a,
    hiddenUpTo: side.hidden_up_to,
    deleted: side.deleted,
  };

/** Finds the member's conversation with this id; undefined when it is not theirs. */
export async function findConversation(db: Kysely<Database>, memberId: string, id: string): Promise<OwnConversation | undefined> {
  return toOwnConversation(await selectSide(db, memberId).where('c.id', '=', id).executeTakeFirst(), memberId);
}

export async function findConversationWith(
  db: Kysely<Database>,
  memberId: string,
  partnerId: string,
): Promise<OwnConversation | undefined> {
  const [firstId = '', secondId = ''] = [memberId, partnerId].sort();
  return toOwnConversation(
    await selectSide(db, memberId).where('c.member_a', '=', firstId).where('c.member_b', '=', secondId).executeTakeFirst(),
    memberId,
  );
}

/** Creates the only conversation of a pair, counts it permanently towards the starter's limit and returns its id. */
export async function startConversation({ db, now, random }: UnitOfWork, starterId: string, partnerId: string): Promise<string> {
  const id = random.id();
  const [firstId = '', secondId = ''] = [starterId, partnerId].sort();
  await db
    .insertInto('conversations')
    .values({ id, member_a: firstId, member_b: secondId, started_by: starterId, created_at: now, last_message_at: now })
    .execute();
  await db
    .insertInto('conversation_members')
    .values([starterId, partnerId].map((member_id) => ({ conversation_id: id, member_id })))
    .execute();
  await db
    .updateTable('members')
    .set(({ eb }) => ({ conversations_started: eb('conversations_started', '+', 1) }))
    .where('id', '=', starterId)
    .execute();
  return id;
}

/** One of the two members of a conversation, whose row is locked. */
export interface LockedSide {
  id: string;
  status: UserStatus;
  fictional: boolean;
  /** True when one of the member's browsers has a push subscription. */
  hasPush: boolean;
  last_active_at: number;
}

/** Locks both members of a conversation, in the order of `lockMembers`; returns an empty list if `memberId` is neither of them. */
export async function lockSides(db: Kysely<Database>, memberId: string, conversationId: string): Promise<LockedSide[]> {
  const sides = db.selectFrom('conversation_members').select('member_id').where('conversation_id', '=', conversationId);
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.status', 'm.fictional', 'm.last_active_at'])
    .select(sql<boolean>`exists (select 1 from push_subscriptions s where s.member_id = m.id)`.as('hasPush'))
    .where('m.id', 'in', sides)
    .where(({ exists }) => exists(sides.where('member_id', '=', memberId)))
    .orderBy('m.id')
    .forNoKeyUpdate()
    .execute();
}

/** Hides a conversation from one member, with all its messages up to `hiddenUpTo`. */
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
