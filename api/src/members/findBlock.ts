import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Who of two members has blocked the other, as the first one may be told; whom they reported stays away. */
export async function findBlock(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
): Promise<'by_me' | 'by_other' | 'reported' | undefined> {
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'reported'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('blocker_id', '=', memberId), eb('blocked_id', '=', otherId)]),
        and([eb('blocker_id', '=', otherId), eb('blocked_id', '=', memberId)]),
      ]),
    )
    .execute();
  if (rows.some(({ blocker_id }) => blocker_id === otherId)) return 'by_other';
  if (rows.some(({ reported }) => reported)) return 'reported';
  return rows.length > 0 ? 'by_me' : undefined;
}
