import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { findConversation } from './findConversation';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Deletes a conversation for one side: its messages stay hidden from them, also when a new one brings it back. */
export function deleteChat(work: Work, memberId: string, conversationId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const conversation = await findConversation(db, memberId, conversationId);
    if (conversation === undefined) throw new ApiError('not_found');
    // With both sides locked no message can arrive between the newest one seen here and the deletion.
    await lockMembers(db, [memberId, conversation.partnerId]);
    const { newest } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.max('seq').as('newest'))
      .where('conversation_id', '=', conversationId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('conversation_members')
      .set({ deleted: true, unread: 0, hidden_up_to: newest ?? 0 })
      .where('conversation_id', '=', conversationId)
      .where('member_id', '=', memberId)
      .execute();
    await bumpCounters(db, [memberId], 'chats');
  });
}
