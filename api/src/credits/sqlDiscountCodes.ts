import type { DiscountCode } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** A stored code for everyone or for this member, without regard to case; the member's own comes first (R-313). */
export async function findDiscountRow(db: Kysely<Database>, memberId: string, code: string) {
  return db
    .selectFrom('discount_codes')
    .selectAll()
    .where(sql<string>`upper(code)`, '=', code.trim().toUpperCase())
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .orderBy(sql`member_id is null`)
    .executeTakeFirst();
}

/** True when a code can no longer be used by this member, or by anyone if it works once (R-313). */
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

/** Name of the active welcome code for everyone or for this member; the member's own comes first. */
export async function findWelcomeName(db: Kysely<Database>, memberId: string): Promise<string | undefined> {
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

/** Serializes orders with the same code. */
export async function lockCode(db: Kysely<Database>, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`code ${code.trim().toUpperCase()}`}))`.execute(db);
}

export async function insertDiscountUse(db: Kysely<Database>, use: Insertable<Database['discount_uses']>): Promise<void> {
  await db.insertInto('discount_uses').values(use).execute();
}

/** Releases the code of an order. */
export async function deleteDiscountUse(db: Kysely<Database>, paymentId: string): Promise<void> {
  await db.deleteFrom('discount_uses').where('payment_id', '=', paymentId).execute();
}

/** When the member signed up, in unix seconds: automatic codes follow from it. */
export async function findSignupDate(db: Kysely<Database>, memberId: string): Promise<number> {
  const { signup_at } = await db.selectFrom('members').select('signup_at').where('id', '=', memberId).executeTakeFirstOrThrow();
  return signup_at;
}

/** Stores a discount code for one member; an existing one is left unchanged. */
export async function insertOwnCode(db: Kysely<Database>, code: Insertable<Database['discount_codes']>): Promise<void> {
  await db
    .insertInto('discount_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
