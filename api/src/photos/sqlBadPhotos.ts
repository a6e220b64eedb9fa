import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True for a file that was rejected once, by its digest. */
export async function isBadPhoto(db: Kysely<Database>, fingerprint: string): Promise<boolean> {
  const bad = await db.selectFrom('bad_photos').select('fingerprint').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return bad !== undefined;
}

/** Changes nothing when the file is known already. */
export async function insertBadPhoto(db: Kysely<Database>, fingerprint: string, now: number): Promise<void> {
  const bad = db.insertInto('bad_photos').values({ fingerprint, created_at: now });
  await bad.onConflict((conflict) => conflict.doNothing()).execute();
}
