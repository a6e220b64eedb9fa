import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { findConversation, hideConversation } from './sqlConversations';
import { countUnread, findMessageSeq, findNewestSeq } from './sqlMessages';
import { findReadPosition, updateReadPosition } from './sqlReadPositions';

export interface ReadResult {
  /** Number of the partner's messages that are still unread. */
  unread: number;
  /** True if the read position moved. */
  hasMoved: boolean;
}

/** Moves a member's read position forward, never back; returns whether it moved and how many messages are still unread. */
export function markRead(work: UnitOfWork, memberId: string, conversationId: string, messageId: string): Promise<ReadResult> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const conversation = await findConversation(db, memberId, conversationId);
    const seq = conversation && (await findMessageSeq(db, conversationId, messageId));
    if (seq === undefined) throw new ApiError('not_found');
    const readUpTo = await findReadPosition(db, conversationId, memberId);
    const upTo = Math.max(readUpTo, seq);
    const unread = await countUnread(db, { conversationId, memberId, after: upTo });
    await updateReadPosition(db, { conversationId, memberId, upTo, unread });
    await bumpCounters(db, [memberId], 'chats');
    return { unread, hasMoved: upTo > readUpTo };
  });
}

/** Deletes a conversation for one member; its messages stay hidden from them even if a new message brings it back. */
export function deleteChat(work: UnitOfWork, memberId: string, conversationId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const conversation = await findConversation(db, memberId, conversationId);
    if (conversation === undefined) throw new ApiError('not_found');
    // While both sides are locked, no message can arrive between finding the newest one and hiding the conversation.
    await lockMembers(db, [memberId, conversation.partnerId]);
    const newestSeq = await findNewestSeq(db, conversationId);
    await hideConversation(db, { conversationId, memberId, hiddenUpTo: newestSeq ?? 0 });
    await bumpCounters(db, [memberId], 'chats');
  });
}
