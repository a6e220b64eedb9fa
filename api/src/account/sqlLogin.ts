import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Functions that create the keys by which failed attempts are counted; each kind has a prefix that no typed login can imitate. */
export const attemptKeys = {
  /** For a login that no account has, as typed but in lower case. */
  unknown: (login: string): string => `login:${login}`,
  /** For an account, whether its email address or its username was typed. */
  member: (memberId: string): string => `member:${memberId}`,
  /** For an account in a browser in which its member has logged in before. */
  browser: (memberId: string, browserHash: string): string => `browser:${memberId}:${browserHash}`,
};

/**
 * Counts a failed attempt at a login that is not blocked, restarting at one if the first failed attempt was at `since` or earlier. Returns
 * the number of failed attempts; undefined while the login is blocked.
 */
export async function countFailedAttempt(db: Kysely<Database>, attemptKey: string, { since, now }: { since: number; now: number }) {
  const isWindowOver = sql<boolean>`login_failures.first_at <= ${since}`;
  const row = await db
    .insertInto('login_failures')
    .values({ login: attemptKey, misses: 1, first_at: now })
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

/** Deletes the failed attempts and blocks of a login, after a correct password. */
export async function deleteAttempts(db: Kysely<Database>, login: string): Promise<void> {
  await db.deleteFrom('login_failures').where('login', '=', login).execute();
}

/** Deletes the failed attempts and blocks of a member's account in all browsers, for example after a reset. */
export async function deleteMemberAttempts(db: Kysely<Database>, memberId: string): Promise<void> {
  const browserKeys = db
    .selectFrom('known_browsers')
    .select(sql<string>`${attemptKeys.browser(memberId, '')} || browser_hash`.as('login'))
    .where('member_id', '=', memberId);
  await db
    .deleteFrom('login_failures')
    .where(({ eb, or }) => or([eb('login', '=', attemptKeys.member(memberId)), eb('login', 'in', browserKeys)]))
    .execute();
}

export async function storeKnownBrowser(db: Kysely<Database>, browser: Database['known_browsers']): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values(browser)
    .onConflict((conflict) => conflict.columns(['member_id', 'browser_hash']).doUpdateSet({ last_login_at: browser.last_login_at }))
    .execute();
}

/** True if a member has logged in with this browser after `since` (unix seconds). */
export async function isKnownBrowser(
  db: Kysely<Database>,
  { memberId, browserHash, since }: { memberId: string; browserHash: string; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('browser_hash', '=', browserHash)
    .where('last_login_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the browsers whose last login was at `cutoff` or earlier. */
export async function deleteOldBrowsers(db: Kysely<Database>, cutoff: number): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_login_at', '<=', cutoff).execute();
}

/** Deletes the failed attempts of logins that are not blocked and whose first failed attempt was at `cutoff` or earlier. */
export async function deleteOldFailures(db: Kysely<Database>, cutoff: number, now: number): Promise<void> {
  await db.deleteFrom('login_failures').where('first_at', '<=', cutoff).where('blocked_until', '<=', now).execute();
}
