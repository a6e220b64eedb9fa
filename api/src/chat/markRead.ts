import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { findConversation } from './findConversation';
import { findMessageSeq } from './findMessageSeq';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

export interface Read {
  /** Messages of the partner that are still unread. */
  unread: number;
  /** True when the position moved. */
  isNew: boolean;
}

/** Moves the read position of a member forward, never back, and answers what is still unread. */
export function markRead(work: Work, memberId: string, conversationId: string, messageId: string): Promise<Read> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const conversation = await findConversation(db, memberId, conversationId);
    const seq = conversation && (await findMessageSeq(db, conversationId, messageId));
    if (seq === undefined) throw new ApiError('not_found');
    const { read } = await db
      .selectFrom('conversation_members')
      .select('read_up_to as read')
      .where('conversation_id', '=', conversationId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const upTo = Math.max(read, seq);
    const { unread } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('conversation_id', '=', conversationId)
      .where('sender_id', '!=', memberId)
      .where('seq', '>', upTo)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('conversation_members')
      .set({ read_up_to: upTo, unread })
      .where('conversation_id', '=', conversationId)
      .where('member_id', '=', memberId)
      .execute();
    await bumpCounters(db, [memberId], 'chats');
    return { unread, isNew: upTo > read };
  });
}
