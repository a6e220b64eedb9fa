import type { Insertable, Kysely, Selectable } from 'kysely';
import type { MandatesTable } from '../tables/debitTables';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

export type MandateRow = Selectable<MandatesTable>;

/** Finds a member's mandate, signed or not, unless it was revoked; another member's mandate is not found. */
export async function findMandate(db: Kysely<Database>, memberId: string, reference: string): Promise<MandateRow | undefined> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Signed mandates that were not revoked, newest first: those that can be debited. */
export async function findSignedMandates(db: Kysely<Database>, memberId: string): Promise<MandateRow[]> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('signed_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('signed_at', 'desc')
    .orderBy('reference')
    .execute();
}

export async function insertMandate(db: Kysely<Database>, row: Insertable<MandatesTable>): Promise<void> {
  await db.insertInto('mandates').values(row).execute();
}

export async function deleteUnsignedMandates(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('mandates').where('member_id', '=', memberId).where('signed_at', 'is', null).execute();
}

/** Replaces the code of a mandate and resets its failed attempts. */
export async function updateOtp({ db, now }: UnitOfWork, reference: string, hash: string): Promise<void> {
  await db.updateTable('mandates').set({ otp_hash: hash, otp_sent_at: now, otp_tries: 0 }).where('reference', '=', reference).execute();
}

export async function updateTries(db: Kysely<Database>, reference: string, tries: number): Promise<void> {
  await db.updateTable('mandates').set({ otp_tries: tries }).where('reference', '=', reference).execute();
}

export async function markSigned({ db, now }: UnitOfWork, reference: string): Promise<MandateRow> {
  return db
    .updateTable('mandates')
    .set({ signed_at: now, otp_hash: null })
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Revokes a mandate; false when the member has no such mandate or it was already revoked. */
export async function markRevoked({ db, now }: UnitOfWork, memberId: string, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mandates')
    .set({ revoked_at: now, otp_hash: null })
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Times at which codes were sent to a member after `since`, newest first, at most `limit` of them. */
export async function findSentCodes(db: Kysely<Database>, memberId: string, { since, limit }: { since: number; limit: number }) {
  return db
    .selectFrom('text_messages')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'mandate')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Finds the creditor identifier of a company; undefined if none is stored. */
export async function findCreditor(db: Kysely<Database>, companyId: number) {
  return db.selectFrom('creditors').select('identifier').where('company_id', '=', companyId).executeTakeFirst();
}
