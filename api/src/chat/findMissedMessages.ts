import { sql, type Kysely } from 'kysely';
import { withoutBlocks } from '../members/withoutBlocks';
import type { Database } from '../tables/tables';
import type { MessageRow } from './MessageRow';

/** Messages that a stream catches up with at most; the list of chats tells the rest. */
const MISSED_MAX = 100;

/**
 * Messages in the member's conversations after the one with this id, oldest first, as far as the member may see them. Whoever
 * sends to a member holds the member's lock, so their numbers grow in the order of the commits and none is passed over.
 */
export async function findMissedMessages(
  db: Kysely<Database>,
  memberId: string,
  { after, since }: { after: string; since: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages as x')
    .innerJoin('conversation_members as cm', 'cm.conversation_id', 'x.conversation_id')
    .innerJoin('conversation_members as partner', (join) =>
      join.onRef('partner.conversation_id', '=', 'cm.conversation_id').onRef('partner.member_id', '!=', 'cm.member_id'),
    )
    .selectAll('x')
    .where('cm.member_id', '=', memberId)
    .where('cm.deleted', '=', false)
    .where(withoutBlocks('partner.member_id', memberId))
    .whereRef('x.seq', '>', 'cm.hidden_up_to')
    .where('x.deleted_at', 'is', null)
    .where('x.created_at', '>=', since)
    .where('x.seq', '>', (query) =>
      query
        .selectFrom('messages as last')
        .innerJoin('conversation_members as own', 'own.conversation_id', 'last.conversation_id')
        .select('last.seq')
        .where('last.id', '=', after)
        .where('own.member_id', '=', memberId),
    )
    .orderBy(sql`x.seq`)
    .limit(MISSED_MAX)
    .execute();
}
