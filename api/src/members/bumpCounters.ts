import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

const COLUMNS = { user: 'user_version', chats: 'chats_version', likes: 'likes_version', access: 'access_version' } as const;

/**
 * Tells the polls of these members that something changed; call it in the transaction of the change (design 7). `access` is
 * for whatever ends sessions.
 */
export async function bumpCounters(trx: Kysely<Database>, memberIds: readonly string[], ...kinds: (keyof typeof COLUMNS)[]): Promise<void> {
  // A fixed order keeps two transactions from waiting for each other.
  const ids = [...new Set(memberIds)].sort();
  if (ids.length === 0 || kinds.length === 0) return;
  const changes = kinds.map((kind) => [COLUMNS[kind], sql<number>`change_counters.${sql.ref(COLUMNS[kind])} + 1`] as const);
  await trx
    .insertInto('change_counters')
    .values(ids.map((member_id) => ({ member_id })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(Object.fromEntries(changes)))
    .returningAll()
    .execute();
}
