import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True when a file with this digest was rejected for good. */
export async function isBadPhoto(db: Kysely<Database>, fingerprint: string): Promise<boolean> {
  const row = await db.selectFrom('bad_photos').select('fingerprint').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row !== undefined;
}

/** Stores the digest of a file that is rejected for good, unless it is known already. */
export async function insertBadPhoto(db: Kysely<Database>, fingerprint: string, now: number): Promise<void> {
  const insertion = db.insertInto('bad_photos').values({ fingerprint, created_at: now });
  await insertion.onConflict((conflict) => conflict.doNothing()).execute();
}
