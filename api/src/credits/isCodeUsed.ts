import type { Kysely } from 'kysely';
import type { DiscountCode } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** True when a code can no longer be used by this member, or by anyone if it works once. */
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
