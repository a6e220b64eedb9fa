import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Where and how a member is written to. */
export async function findRecipient(db: Kysely<Database>, memberId: string) {
  return db.selectFrom('members').select(['email', 'name', 'language', 'domain']).where('id', '=', memberId).executeTakeFirstOrThrow();
}
