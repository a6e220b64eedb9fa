import { sql, type Kysely } from 'kysely';
import type { UserStatus } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** One of the two members of a conversation, locked. */
export interface LockedSide {
  id: string;
  status: UserStatus;
  fictional: boolean;
  /** A browser of theirs wants push messages. */
  pushed: boolean;
  last_active_at: number;
}

/** Locks both members of a conversation of this member, in the order of `lockMembers`; nobody when it is not theirs. */
export async function lockSides(db: Kysely<Database>, memberId: string, conversationId: string): Promise<LockedSide[]> {
  const sides = db.selectFrom('conversation_members').select('member_id').where('conversation_id', '=', conversationId);
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.status', 'm.fictional', 'm.last_active_at'])
    .select(sql<boolean>`exists (select 1 from push_subscriptions s where s.member_id = m.id)`.as('pushed'))
    .where('m.id', 'in', sides)
    .where(({ exists }) => exists(sides.where('member_id', '=', memberId)))
    .orderBy('m.id')
    .forNoKeyUpdate()
    .execute();
}
