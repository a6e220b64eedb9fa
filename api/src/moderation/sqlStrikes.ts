import type { UserStatus } from '@rendezvous/shared/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** The highest level, 1 to 3, of the strikes under any of these keys; 0 if there are none. */
export async function findStrikeLevel(db: Kysely<Database>, keys: readonly string[]): Promise<number> {
  const { level } = await db
    .selectFrom('strikes')
    .select(({ fn }) => fn.max('level').as('level'))
    .where('id', 'in', (query) =>
      query
        .selectFrom('strike_keys')
        .select('strike_id')
        .where('key_hash', 'in', [...keys]),
    )
    .executeTakeFirstOrThrow();
  return level ?? 0;
}

/** Number of strikes under each of these keys; keys without a strike are omitted. */
export async function countStrikes(db: Kysely<Database>, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('strike_keys')
    .select(({ fn }) => ['key_hash', fn.countAll<number>().as('strikes')])
    .where('key_hash', 'in', [...keys])
    .groupBy('key_hash')
    .execute();
  return new Map(rows.map(({ key_hash, strikes }) => [key_hash, strikes]));
}

interface NewStrike {
  /** Id of the decision. */
  id: string;
  level: number;
  now: number;
}

export async function insertStrike(db: Kysely<Database>, { id, level, now }: NewStrike, keys: readonly string[]): Promise<void> {
  await db.insertInto('strikes').values({ id, level, created_at: now }).execute();
  const keyRows = keys.map((key) => ({ key_hash: key, strike_id: id }));
  await db.insertInto('strike_keys').values(keyRows).execute();
}

/** The encrypted forms of all mandates that a member has ever signed. */
export const findSignedForms = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('mandates').select('sealed').where('member_id', '=', memberId).where('signed_at', 'is not', null).execute();

/**
 * Closes an account until a time, or permanently (null); returns false if it is deleted or about to be, or, for a suspension, already
 * closed.
 */
export async function blockAccount(db: Kysely<Database>, memberId: string, until: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ status: 'blocked', suspended_until: until })
    .where('id', '=', memberId)
    // A suspended account can still be closed permanently.
    .where('status', 'in', until === null ? ['not_confirmed', 'active', 'blocked'] : ['not_confirmed', 'active'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Status that an account had before its suspension, derived from whether it is confirmed. */
const statusBeforeSuspension = sql<UserStatus>`case when confirmed_at is null then 'not_confirmed' else 'active' end`;

/** Reopens an account whose suspension is over; an account that was closed for good in the meantime stays closed. */
export async function reopenAccount(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: statusBeforeSuspension, suspended_until: null })
    .where('id', '=', memberId)
    .where('status', '=', 'blocked')
    .where('suspended_until', '<=', now)
    .execute();
}
