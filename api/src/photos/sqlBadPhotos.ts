import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True if a file with this digest was permanently rejected. */
export async function isBadPhoto(db: Kysely<Database>, fingerprint: string): Promise<boolean> {
  const row = await db.selectFrom('bad_photos').select('fingerprint').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row !== undefined;
}

/** Stores the digest of a file that is permanently rejected, unless it is already stored. */
export async function insertBadPhoto(db: Kysely<Database>, fingerprint: string, now: number): Promise<void> {
  const insertion = db.insertInto('bad_photos').values({ fingerprint, created_at: now });
  await insertion.onConflict((conflict) => conflict.doNothing()).execute();
}
