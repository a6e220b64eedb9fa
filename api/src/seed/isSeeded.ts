import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Whether the demo data is in the database: its moderator is. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const found = await db.selectFrom('members').select('id').where('email', '=', 'moderator@rendezvous.example').executeTakeFirst();
  return found !== undefined;
}
