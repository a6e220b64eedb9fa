import type { Work } from '../Work';

/** Opens the one conversation of a pair and counts it for the starter, for ever. */
export async function startConversation({ db, now, random }: Work, starterId: string, otherId: string): Promise<string> {
  const id = random.id();
  const [first = '', second = ''] = [starterId, otherId].sort();
  await db
    .insertInto('conversations')
    .values({ id, member_a: first, member_b: second, started_by: starterId, created_at: now, last_message_at: now })
    .execute();
  await db
    .insertInto('conversation_members')
    .values([starterId, otherId].map((member_id) => ({ conversation_id: id, member_id })))
    .execute();
  await db
    .updateTable('members')
    .set(({ eb }) => ({ conversations_started: eb('conversations_started', '+', 1) }))
    .where('id', '=', starterId)
    .execute();
  return id;
}
