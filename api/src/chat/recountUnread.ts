import { sql } from 'kysely';
import type { Work } from '../Work';

/** Counts anew what is unread in conversations that lost messages. */
export async function recountUnread({ db }: Pick<Work, 'db'>, conversationIds: readonly string[]): Promise<void> {
  await sql`update conversation_members cm set unread = (
      select count(*) from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
        and m.seq > cm.read_up_to and m.deleted_at is null)
    where cm.unread > 0 and cm.conversation_id = any(${[...new Set(conversationIds)]}::text[])`.execute(db);
}
