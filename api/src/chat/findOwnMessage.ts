import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A message the member sent, with who received it; another member's is not found. */
export async function findOwnMessage(db: Kysely<Database>, senderId: string, messageId: string) {
  return db
    .selectFrom('messages as x')
    .innerJoin('conversation_members as partner', (join) =>
      join.onRef('partner.conversation_id', '=', 'x.conversation_id').onRef('partner.member_id', '!=', 'x.sender_id'),
    )
    .select(['x.id', 'x.seq', 'x.conversation_id', 'x.type', 'x.content', 'x.created_at', 'x.deleted_at', 'x.withdrawn_at'])
    .select(['partner.member_id as partner_id', 'partner.read_up_to'])
    .where('x.id', '=', messageId)
    .where('x.sender_id', '=', senderId)
    .executeTakeFirst();
}

export type OwnMessage = NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>;
