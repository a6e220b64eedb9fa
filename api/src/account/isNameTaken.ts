import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True when a member has this name, without regard to case. */
export async function isNameTaken(db: Kysely<Database>, name: string): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return member !== undefined;
}
