import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Remembers when a member was last here. */
export async function noteActivity(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  await db.updateTable('members').set({ last_active_at: now }).where('id', '=', memberId).execute();
}
