import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True when the member has written in the conversation at least once. */
export async function hasWritten(db: Kysely<Database>, conversationId: string, memberId: string): Promise<boolean> {
  const written = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}
