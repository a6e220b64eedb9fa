import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

interface ExportedMessage {
  conversation: string;
  with: string;
  mine: boolean;
  type: string;
  body: string;
  content: object | null;
  created_at: number;
}

/** What a member wrote, of whatever age, and what they were written since `since`: older messages are hidden from them. */
export async function collectMessages(db: Kysely<Database>, memberId: string, since: number): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select c.id as conversation, partner.name as "with", m.sender_id = ${memberId} as mine, m.type, m.body, m.content, m.created_at
    from conversation_members cm
      join conversations c on c.id = cm.conversation_id
      join members partner on partner.id = case when c.member_a = ${memberId} then c.member_b else c.member_a end
      join messages m on m.conversation_id = c.id
    where cm.member_id = ${memberId} and m.deleted_at is null
      and (m.sender_id = ${memberId} or (m.created_at >= ${since} and m.seq > cm.hidden_up_to))
    order by m.seq`.execute(db);
  return rows;
}
