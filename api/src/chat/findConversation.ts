import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A conversation from one member's side. */
export interface OwnConversation {
  id: string;
  memberId: string;
  partnerId: string;
  /** Messages up to this one are hidden from the member, who deleted the conversation then. */
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
