import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Finds a member's codes, newest first, without those that expired unused. */
export const findInvites = (db: Kysely<Database>, ownerId: string, now: number) =>
  db
    .selectFrom('invites')
    .select(['code', 'used_by', 'expires_at'])
    .where('owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('used_by', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();

/** True if a code exists, is unused and has not expired. */
export async function isInviteUsable(db: Kysely<Database>, code: string, now: number): Promise<boolean> {
  const invite = await db
    .selectFrom('invites')
    .select('code')
    .where('code', '=', code)
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return invite !== undefined;
}

export async function insertInvite(db: Kysely<Database>, invite: Insertable<Database['invites']>): Promise<void> {
  await db.insertInto('invites').values(invite).execute();
}

/** Marks a code as used by a member; false when it cannot be used. */
export async function markInviteUsed(db: Kysely<Database>, code: string, memberId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invites')
    .set({ used_by: memberId })
    .where('code', '=', code)
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
