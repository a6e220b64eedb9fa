import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** How far the partner is, as values of messages.seq; 0 for what the member may not know. */
export interface PartnerPosition {
  deliveredUpTo: number;
  readUpTo: number;
}

/** What a member may know of the partner's place in a conversation: reading only while both show it. */
export async function findPartnerPosition(
  db: Kysely<Database>,
  conversationId: string,
  { memberId, partnerId }: { memberId: string; partnerId: string },
): Promise<PartnerPosition> {
  const row = await db
    .selectFrom('conversation_members as cm')
    .innerJoin('members as me', (join) => join.on('me.id', '=', memberId))
    .innerJoin('members as partner', 'partner.id', 'cm.member_id')
    .select(['cm.read_up_to', 'cm.delivered_up_to', 'me.read_receipts as mine', 'partner.read_receipts as theirs'])
    .where('cm.conversation_id', '=', conversationId)
    .where('cm.member_id', '=', partnerId)
    .executeTakeFirst();
  if (row === undefined) return { deliveredUpTo: 0, readUpTo: 0 };
  const { read_up_to: read, delivered_up_to: delivered } = row;
  return { deliveredUpTo: Math.max(delivered, read), readUpTo: row.mine && row.theirs ? read : 0 };
}
