import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/**
 * Counts a failed attempt at a login that is not blocked, restarting at one if the first failed attempt was at `since` or earlier. Returns the number
 * of failed attempts; undefined while the login is blocked.
 */
export async function countFailedAttempt(db: Kysely<Database>, login: string, { since, now }: { since: number; now: number }) {
  const isWindowOver = sql<boolean>`login_failures.first_at <= ${since}`;
  const row = await db
    .insertInto('login_failures')
    .values({ login, misses: 1, first_at: now })
    .onConflict((conflict) =>
      conflict
        .column('login')
        .doUpdateSet({
          misses: sql`case when ${isWindowOver} then 1 else login_failures.misses + 1 end`,
          first_at: sql`case when ${isWindowOver} then ${now} else login_failures.first_at end`,
        })
        .where('login_failures.blocked_until', '<=', now),
    )
    .returning('misses')
    .executeTakeFirst();
  return row?.misses;
}

/** Time at which a login's block ends, in unix seconds. */
export async function findBlockEnd(db: Kysely<Database>, login: string): Promise<number> {
  const row = await db.selectFrom('login_failures').select('blocked_until').where('login', '=', login).executeTakeFirstOrThrow();
  return row.blocked_until;
}

/** Number of times that a login has been blocked. */
export async function countBlocks(db: Kysely<Database>, login: string): Promise<number> {
  const row = await db.selectFrom('login_failures').select('blocks').where('login', '=', login).executeTakeFirstOrThrow();
  return row.blocks;
}

/** Blocks a login that is not blocked yet. */
export async function blockLogin(
  db: Kysely<Database>,
  login: string,
  { blocks, until, now }: { blocks: number; until: number; now: number },
): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ misses: 0, blocks, blocked_until: until })
    .where('login', '=', login)
    .where('blocked_until', '<=', now)
    .execute();
}

/** Deletes the failed attempts and blocks of these logins, after a correct password or a reset. */
export async function deleteAttempts(db: Kysely<Database>, logins: readonly string[]): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where(
      'login',
      'in',
      logins.map((login) => login.toLowerCase()),
    )
    .execute();
}

/** Deletes the failed attempts of logins that are not blocked and whose first failed attempt was at `cutoff` or earlier. */
export async function deleteOldFailures(db: Kysely<Database>, cutoff: number, now: number): Promise<void> {
  await db.deleteFrom('login_failures').where('first_at', '<=', cutoff).where('blocked_until', '<=', now).execute();
}
