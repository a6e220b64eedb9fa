import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Number that a revision would have which is stored now. */
export async function nextRevision(db: Kysely<Database>): Promise<number> {
  const { newest } = await db
    .selectFrom('lander_revisions')
    .select(({ fn }) => fn.max('revision').as('newest'))
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}
