import type { Work } from '../Work';
import type { MessageRow } from './MessageRow';

type NewMessage = Pick<MessageRow, 'id' | 'conversation_id' | 'sender_id' | 'client_id' | 'type' | 'body' | 'content' | 'risky'>;

/** Stores a message with its effect on both sides: it is unread for the partner and brings back a deleted conversation. */
export async function storeMessage({ db, now }: Work, message: NewMessage): Promise<MessageRow> {
  const row = await db
    .insertInto('messages')
    .values({ ...message, content: message.content && JSON.stringify(message.content), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.updateTable('conversations').set({ last_message_at: now }).where('id', '=', message.conversation_id).execute();
  const sides = db.updateTable('conversation_members').where('conversation_id', '=', message.conversation_id);
  await sides.set({ deleted: false }).where('member_id', '=', message.sender_id).execute();
  await sides
    .set(({ eb }) => ({ deleted: false, unread: eb('unread', '+', 1) }))
    .where('member_id', '!=', message.sender_id)
    .execute();
  return row;
}
