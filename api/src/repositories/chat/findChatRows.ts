import { sql, type Kysely } from 'kysely';
import type { MessageType } from '@rendezvous/shared/contract';
import { withoutBlocks } from '../members/withoutBlocks';
import type { Database } from '../tables';

/** Rows of the conversation list at most. */
const LIST_MAX = 500;

export interface ChatRow {
  id: string;
  partner_id: string;
  unread: number;
  last: { type: MessageType; body: string; created_at: number; sender_id: string } | null;
}

interface Listing {
  memberId: string;
  /** Messages before this moment are hidden for privacy. */
  since: number;
  fictionalShown: boolean;
}

/** The member's conversations with their newest visible message, newest first; without those closed by a block. */
export async function findChatRows(db: Kysely<Database>, { memberId, since, fictionalShown }: Listing): Promise<ChatRow[]> {
  const partner = sql<string>`case when c.member_a = ${memberId} then c.member_b else c.member_a end`;
  const rows = await db
    .selectFrom('conversation_members as cm')
    .innerJoin('conversations as c', 'c.id', 'cm.conversation_id')
    .innerJoin('members as m', (join) => join.on('m.id', '=', partner))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('messages as x')
          .select(['x.type', 'x.body', 'x.created_at', 'x.sender_id'])
          .whereRef('x.conversation_id', '=', 'c.id')
          .whereRef('x.seq', '>', 'cm.hidden_up_to')
          .where('x.created_at', '>=', since)
          .where('x.deleted_at', 'is', null)
          .orderBy('x.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'm.id as partner_id', 'cm.unread', 'last.type', 'last.body', 'last.created_at', 'last.sender_id'])
    .where('cm.member_id', '=', memberId)
    .where('cm.deleted', '=', false)
    .where(withoutBlocks('m.id', memberId))
    .$if(!fictionalShown, (query) => query.where('m.fictional', '=', false))
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id')
    .limit(LIST_MAX)
    .execute();
  return rows.map(({ id, partner_id, unread, type, body, created_at, sender_id }) => {
    const hasMessage = type !== null && body !== null && created_at !== null && sender_id !== null;
    return { id, partner_id, unread, last: hasMessage ? { type, body, created_at, sender_id } : null };
  });
}
