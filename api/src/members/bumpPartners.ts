import { sql, type Kysely } from 'kysely';
import { bumpCounters } from './bumpCounters';
import type { Database } from '../tables/tables';

/** Tells everybody who writes with a member or has a like with them that the member came or went (design 7). */
export async function bumpPartners(db: Kysely<Database>, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select case when member_a = ${memberId} then member_b else member_a end as id from conversations
      where ${memberId} in (member_a, member_b)
    union select liked_id from likes where liker_id = ${memberId}
    union select liker_id from likes where liked_id = ${memberId}`.execute(db);
  await bumpCounters(
    db,
    rows.map(({ id }) => id),
    'chats',
    'likes',
  );
}
