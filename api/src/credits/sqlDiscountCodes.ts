import type { DiscountCode } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Finds a stored code that is open to everyone or belongs to this member; ignores case and prefers the member's own (R-313). */
export async function findDiscountRow(db: Kysely<Database>, memberId: string, code: string) {
  return db
    .selectFrom('discount_codes')
    .selectAll()
    .where(sql<string>`upper(code)`, '=', code.trim().toUpperCase())
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .orderBy(sql`member_id is null`)
    .executeTakeFirst();
}

/** True if this member or, for a `once` code, anyone has used the code; an `unlimited` code is never used up (R-313). */
export async function isCodeUsed(
  db: Kysely<Database>,
  memberId: string,
  { code, validity }: Pick<DiscountCode, 'code' | 'validity'>,
): Promise<boolean> {
  if (validity === 'unlimited') return false;
  const uses = db.selectFrom('discount_uses').select('member_id').where('code', '=', code);
  const use = await uses
    .$if(validity === 'once-per-user', (query) => query.where('member_id', '=', memberId))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** Finds the active welcome code that is open to everyone or belongs to this member; prefers the member's own. */
export async function findWelcomeCodeName(db: Kysely<Database>, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('discount_codes')
    .select('code')
    .where('welcome', '=', true)
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .orderBy(sql`member_id is null`)
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}

/** Makes other orders with the same code wait until the end of this transaction. */
export async function lockCode(db: Kysely<Database>, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`code ${code.trim().toUpperCase()}`}))`.execute(db);
}

export async function insertDiscountUse(db: Kysely<Database>, use: Insertable<Database['discount_uses']>): Promise<void> {
  await db.insertInto('discount_uses').values(use).execute();
}

/** Deletes an order's use of a discount code, so that the code can be used again. */
export async function deleteDiscountUse(db: Kysely<Database>, paymentId: string): Promise<void> {
  await db.deleteFrom('discount_uses').where('payment_id', '=', paymentId).execute();
}

/** Sign-up time of a member in unix seconds; automatic codes are derived from it. */
export async function findSignupDate(db: Kysely<Database>, memberId: string): Promise<number> {
  const { signup_at } = await db.selectFrom('members').select('signup_at').where('id', '=', memberId).executeTakeFirstOrThrow();
  return signup_at;
}

/** Stores a discount code for one member; an existing one is left unchanged. */
export async function insertMemberCode(db: Kysely<Database>, code: Insertable<Database['discount_codes']>): Promise<void> {
  await db
    .insertInto('discount_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
