import type { Passkey } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export async function insertChallenge(db: Kysely<Database>, challenge: Insertable<Database['passkey_challenges']>): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Removes a challenge created for this member, or for a login when `memberId` is null; false when no valid challenge exists. */
export async function deleteChallenge(db: Kysely<Database>, challengeHash: string, memberId: string | null, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredChallenges(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

/** A member's passkeys, oldest first. */
export const listPasskeys = (db: Kysely<Database>, memberId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as created', 'last_used_at as last_used'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function countPasskeys(db: Kysely<Database>, memberId: string): Promise<number> {
  const rows = await db.selectFrom('passkeys').select('id').where('member_id', '=', memberId).execute();
  return rows.length;
}

/** Finds a passkey, with the data that decides whether its owner may log in. */
export const findPasskey = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('passkeys as k')
    .innerJoin('members as m', 'm.id', 'k.member_id')
    .select(['k.id', 'k.member_id', 'k.public_key', 'k.counter', 'm.status', 'm.deletes_at'])
    .where('k.id', '=', id)
    .executeTakeFirst();

export type PasskeyWithOwner = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Stores a passkey; false when its id is already stored. */
export async function insertPasskey(db: Kysely<Database>, passkey: Insertable<Database['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: insertedCount } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return insertedCount === 1n;
}

/** Records a use of a passkey with the new counter; false if another use has changed the counter since it was read. */
export async function updateCounter(
  db: Kysely<Database>,
  { id, counter: previousCounter }: Pick<PasskeyWithOwner, 'id' | 'counter'>,
  counter: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', previousCounter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Renames a passkey; false when the member has no such passkey. */
export async function renamePasskey(db: Kysely<Database>, memberId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a passkey; false when the member has no such passkey. */
export async function deletePasskey(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deletePasskeys(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
}
