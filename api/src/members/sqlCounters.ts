import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

const VERSION_COLUMNS = { user: 'user_version', chats: 'chats_version', likes: 'likes_version', access: 'access_version' } as const;

/**
 * Increments the counters that the polls of these members compare, so that the polls notice a change; call it in the transaction of the change
 * (decision 015). The kind `access` is for changes that end sessions.
 */
export async function bumpCounters(
  trx: Kysely<Database>,
  memberIds: readonly string[],
  ...kinds: (keyof typeof VERSION_COLUMNS)[]
): Promise<void> {
  // A fixed order prevents deadlocks between transactions.
  const ids = [...new Set(memberIds)].sort();
  if (ids.length === 0 || kinds.length === 0) return;
  const changes = kinds.map((kind) => [VERSION_COLUMNS[kind], sql<number>`change_counters.${sql.ref(VERSION_COLUMNS[kind])} + 1`] as const);
  await trx
    .insertInto('change_counters')
    .values(ids.map((member_id) => ({ member_id })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(Object.fromEntries(changes)))
    .returningAll()
    .execute();
}

/** Increments the counters of everyone linked by a conversation or a like to a member who has appeared or disappeared (decision 015). */
export async function bumpPartnerCounters(db: Kysely<Database>, memberId: string): Promise<void> {
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
