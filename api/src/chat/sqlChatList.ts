import type { MessageType } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import { type CardRow, selectCard, toCardRow } from '../members/sqlCards';
import { isNotBlocked } from '../members/sqlVisibility';
import type { Database } from '../tables/tables';

/** Maximum number of rows in the conversation list. */
const CHAT_LIST_MAX = 500;

export interface ChatRow {
  id: string;
  unread: number;
  partner: CardRow;
  lastMessage: { type: MessageType; body: string; created_at: number; sender_id: string } | null;
  /** True when there may be unread messages that are not yet marked as delivered. */
  mayHaveUndelivered: boolean;
}

interface ChatListQuery {
  memberId: string;
  /** Messages before this moment are hidden for privacy. */
  since: number;
  fictionalShown: boolean;
}

/** Selects the member's open conversations, each with its partner as `m`, except those hidden by a block. */
const selectConversations = (db: Kysely<Database>, { memberId, fictionalShown }: ChatListQuery) =>
  selectCard(db.selectFrom('members as m').innerJoin('profiles as p', 'p.member_id', 'm.id'), memberId)
    .innerJoin('conversations as c', (join) =>
      join.on('m.id', '=', sql<string>`case when c.member_a = ${memberId} then c.member_b else c.member_a end`),
    )
    .innerJoin('conversation_members as cm', 'cm.conversation_id', 'c.id')
    .where('cm.member_id', '=', memberId)
    .where('cm.deleted', '=', false)
    .where(isNotBlocked('m.id', memberId))
    .$if(!fictionalShown, (query) => query.where('m.fictional', '=', false));

/** Finds the member's conversations with partner and newest visible message, newest first, in one statement. */
export async function findChatRows(db: Kysely<Database>, listQuery: ChatListQuery): Promise<ChatRow[]> {
  const rows = await selectConversations(db, listQuery)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('messages as x')
          .select(['x.seq', 'x.type', 'x.body', 'x.created_at', 'x.sender_id'])
          .whereRef('x.conversation_id', '=', 'c.id')
          .whereRef('x.seq', '>', 'cm.hidden_up_to')
          .where('x.created_at', '>=', listQuery.since)
          .where('x.deleted_at', 'is', null)
          .orderBy('x.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['c.id as conversation_id', 'cm.unread', 'last.type', 'last.body', 'last.created_at', 'last.sender_id'])
    .select(sql<boolean>`cm.unread > 0 and coalesce(last.seq > cm.delivered_up_to, false)`.as('mayHaveUndelivered'))
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id')
    .limit(CHAT_LIST_MAX)
    .execute();
  return rows.map(({ conversation_id: id, unread, mayHaveUndelivered, type, body, created_at, sender_id, ...partner }) => {
    const hasMessage = type !== null && body !== null && created_at !== null && sender_id !== null;
    return {
      id,
      unread,
      mayHaveUndelivered,
      partner: toCardRow(partner),
      lastMessage: hasMessage ? { type, body, created_at, sender_id } : null,
    };
  });
}
