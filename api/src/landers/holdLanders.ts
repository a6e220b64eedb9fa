import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Lets one transaction at a time change landers: who comes second sees what the first one did. */
export const holdLanders = async (db: Kysely<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('landers'))`.execute(db);
};
