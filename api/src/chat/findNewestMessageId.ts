import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** The newest message in any of the member's conversations. */
export async function findNewestMessageId(db: Kysely<Database>, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation_members as cm')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('messages as x')
          .select(['x.id', 'x.seq'])
          .whereRef('x.conversation_id', '=', 'cm.conversation_id')
          .orderBy('x.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.id')
    .where('cm.member_id', '=', memberId)
    .orderBy('last.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
