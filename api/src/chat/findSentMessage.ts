import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { MessageRow } from './MessageRow';

/** The message a client has already sent under this id. */
export async function findSentMessage(db: Kysely<Database>, senderId: string, clientId: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('sender_id', '=', senderId).where('client_id', '=', clientId).executeTakeFirst();
}
