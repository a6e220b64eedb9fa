import type { Kysely } from 'kysely';
import type { Database } from '../tables';

/** Newest message a member has read in a conversation, as its seq; 0 when none. */
export async function findReadPosition(db: Kysely<Database>, conversationId: string, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_members')
    .select('read_up_to')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.read_up_to ?? 0;
}
