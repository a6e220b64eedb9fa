import { ApiError } from '../ApiError';
import { refundMessageCredits } from '../credits/moveCredits';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { deleteChatPhotos } from './sqlChatPhotos';
import { blankMessage, findOwnMessage, type OwnMessage, withdrawContent } from './sqlMessages';
import { decrementUnread } from './sqlReadPositions';

interface TakeBackResult {
  conversationId: string;
  partnerId: string;
  /** Id of a chat photo whose files are no longer needed; null if there is none. */
  photoId: string | null;
}

/**
 * Changes a sender's own message with both sides locked, so that it cannot be read in the meantime. `applyChange` returns the id of a photo
 * whose files can be removed, or null; it is not called for a message that is already deleted.
 */
function takeBack(
  work: UnitOfWork,
  senderId: string,
  messageId: string,
  applyChange: (work: UnitOfWork, message: OwnMessage) => Promise<string | null>,
): Promise<TakeBackResult> {
  return inTransaction(work, async (transaction) => {
    const unlockedMessage = await findOwnMessage(transaction.db, senderId, messageId);
    if (unlockedMessage === undefined) throw new ApiError('not_found');
    await lockMembers(transaction.db, [senderId, unlockedMessage.partner_id]);
    const message = (await findOwnMessage(transaction.db, senderId, messageId)) ?? unlockedMessage;
    const { conversation_id: conversationId, partner_id: partnerId } = message;
    const isAlreadyDeleted = message.deleted_at !== null;
    const photoId = isAlreadyDeleted ? null : await applyChange(transaction, message);
    if (!isAlreadyDeleted) await bumpCounters(transaction.db, [senderId, partnerId], 'chats');
    return { conversationId, partnerId, photoId };
  });
}

/** Seconds within which senders can delete a message for both sides. */
const DELETION_WINDOW_S = 900;

/** Deletes a sender's own message for both sides while it is unread and less than 15 minutes old, and refunds its credits. */
export function deleteMessage(work: UnitOfWork, senderId: string, messageId: string): Promise<TakeBackResult> {
  return takeBack(work, senderId, messageId, async (transaction, message) => {
    const isDeletable = message.seq > message.read_up_to && transaction.now < message.created_at + DELETION_WINDOW_S;
    if (!isDeletable) throw new ApiError('conflict');
    const { db, now } = transaction;
    await blankMessage(db, messageId, now);
    await decrementUnread(db, message.conversation_id, message.partner_id);
    await refundMessageCredits(transaction, senderId, messageId);
    await bumpCounters(db, [senderId], 'user');
    const photoId = message.content?.photo?.id ?? null;
    if (photoId !== null) await deleteChatPhotos(db, [photoId]);
    return photoId;
  });
}

/** Withdraws a sender's own photo for both sides, at any time; the message remains and nothing is refunded. */
export function withdrawPhoto(work: UnitOfWork, senderId: string, messageId: string): Promise<TakeBackResult> {
  return takeBack(work, senderId, messageId, async ({ db, now }, message) => {
    if (message.type !== 'photo') throw new ApiError('validation', { fields: { action: 'validation' } });
    if (message.withdrawn_at !== null) return null;
    const photoId = message.content?.photo?.id ?? null;
    await withdrawContent(db, messageId, now);
    return photoId;
  });
}
