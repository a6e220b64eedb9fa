import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Place of a message in its conversation; undefined when the conversation has no such message. */
export async function findMessageSeq(db: Kysely<Database>, conversationId: string, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.seq;
}
