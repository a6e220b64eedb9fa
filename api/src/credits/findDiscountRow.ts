import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A stored code for everyone or for this member, without regard to case; the member's own comes first. */
export async function findDiscountRow(db: Kysely<Database>, memberId: string, code: string) {
  return db
    .selectFrom('discount_codes')
    .selectAll()
    .where(sql<string>`upper(code)`, '=', code.trim().toUpperCase())
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .orderBy(sql`member_id is null`)
    .executeTakeFirst();
}
