import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Credits of a member: a sum over the lots, never a stored number. */
export async function balanceOf(db: Kysely<Database>, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('lots')
    .select(({ fn }) => fn.sum<string | number | null>('remaining').as('credits'))
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  return Number(row?.credits ?? 0);
}
