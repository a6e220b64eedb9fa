import { sql } from 'kysely';
import { ApiError } from '../ApiError';
import type { Work } from '../Work';

/** Misses that block, and the time they are counted in, in seconds. */
const MISSES = 5;
const WINDOW_S = 900;
/** Length of the first, second and every further block, in minutes. */
const BLOCK_MINUTES = [15, 30, 60] as const;

const blockedFor = (seconds: number): ApiError => new ApiError('login_blocked', { params: { minutes: Math.ceil(seconds / 60) } });

/**
 * Counts an attempt before it is judged, so that parallel ones do not slip through; `login` may belong to nobody. Answers
 * how many misses there are with this one; throws while the login is blocked.
 */
export async function countAttempt({ db, now }: Work, login: string): Promise<number> {
  const isOld = sql<boolean>`login_failures.first_at <= ${now - WINDOW_S}`;
  const row = await db
    .insertInto('login_failures')
    .values({ login, misses: 1, first_at: now })
    .onConflict((conflict) =>
      conflict
        .column('login')
        .doUpdateSet({
          misses: sql`case when ${isOld} then 1 else login_failures.misses + 1 end`,
          first_at: sql`case when ${isOld} then ${now} else login_failures.first_at end`,
        })
        .where('login_failures.blocked_until', '<=', now),
    )
    .returning('misses')
    .executeTakeFirst();
  if (row) return row.misses;
  const { blocked_until: until } = await db
    .selectFrom('login_failures')
    .select('blocked_until')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  throw blockedFor(until - now);
}

/** Says no to a wrong attempt; the fifth miss blocks the login, each time longer. */
export async function refuseAttempt({ db, now }: Work, login: string, misses: number): Promise<never> {
  if (misses < MISSES) throw new ApiError('login_failed');
  const { blocks } = await db.selectFrom('login_failures').select('blocks').where('login', '=', login).executeTakeFirstOrThrow();
  const seconds = (BLOCK_MINUTES[blocks] ?? BLOCK_MINUTES[2]) * 60;
  await db
    .updateTable('login_failures')
    .set({ misses: 0, blocks: blocks + 1, blocked_until: now + seconds })
    .where('login', '=', login)
    .where('blocked_until', '<=', now)
    .execute();
  throw blockedFor(seconds);
}

/** Forgets the misses of these logins: after the right password or a reset. */
export async function forgetAttempts({ db }: Pick<Work, 'db'>, logins: readonly string[]): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where(
      'login',
      'in',
      logins.map((login) => login.toLowerCase()),
    )
    .execute();
}
