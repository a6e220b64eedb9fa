import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A conversation whose newest message has just reached the member. */
export interface Delivery {
  conversation_id: string;
  partner_id: string;
  message_id: string;
}

/** Notes that all unread messages have reached the member; answers the conversations where that is news. */
export async function markDelivered(db: Kysely<Database>, memberId: string): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    update conversation_members cm set delivered_up_to = newest.seq
    from conversation_members mine
      join lateral (
        select x.id, x.seq, x.sender_id from messages x
        where x.conversation_id = mine.conversation_id and x.sender_id <> mine.member_id order by x.seq desc limit 1
      ) newest on true
    where mine.member_id = ${memberId} and mine.unread > 0 and not mine.deleted
      and cm.conversation_id = mine.conversation_id and cm.member_id = mine.member_id and cm.delivered_up_to < newest.seq
    returning cm.conversation_id, newest.sender_id as partner_id, newest.id as message_id`.execute(db);
  return rows;
}
