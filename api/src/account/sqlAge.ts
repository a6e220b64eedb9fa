import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Marks a browser as a minor's until `expires_at`. */
export async function storeUnderageMark(db: Kysely<Database>, mark: Database['underage_marks']): Promise<void> {
  await db
    .insertInto('underage_marks')
    .values(mark)
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet({ expires_at: mark.expires_at }))
    .execute();
}

/** True while a browser is marked as a minor's. */
export async function isMarkedUnderage(db: Kysely<Database>, visitor: string, now: number): Promise<boolean> {
  const mark = await db
    .selectFrom('underage_marks')
    .select('expires_at')
    .where('visitor_hash', '=', visitor)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return mark !== undefined;
}

export async function deleteExpiredUnderageMarks(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('underage_marks').where('expires_at', '<=', now).execute();
}

/** Stores a new check, replacing the member's previous one. */
export async function replaceAgeCheck(db: Kysely<Database>, check: Insertable<Database['age_checks']>): Promise<void> {
  await db.deleteFrom('age_checks').where('member_id', '=', check.member_id).execute();
  await db.insertInto('age_checks').values(check).execute();
}

/** Removes a check started by a member; false when no valid check exists. */
export async function consumeAgeCheck(db: Kysely<Database>, stateHash: string, memberId: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('age_checks')
    .where('state_hash', '=', stateHash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredAgeChecks(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('age_checks').where('expires_at', '<=', now).execute();
}

export async function markAgeAssured(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  await db.updateTable('members').set({ age_assured_at: now }).where('id', '=', memberId).execute();
}
