import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** True when both members let others know this of them. */
export async function showsBoth(
  db: Kysely<Database>,
  what: 'read_receipts' | 'typing_shown',
  memberId: string,
  otherId: string,
): Promise<boolean> {
  const showing = await db.selectFrom('members').select('id').where('id', 'in', [memberId, otherId]).where(what, '=', true).execute();
  return showing.length === 2;
}
