import { ApiError } from '../ApiError';
import { returnCredits } from '../credits/moveCredits';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { deleteChatPhotos } from './sqlChatPhotos';
import { blankMessage, findOwnMessage, type OwnMessage, withdrawContent } from './sqlMessages';
import { lowerUnread } from './sqlReadPositions';

interface TakeBackResult {
  conversationId: string;
  partnerId: string;
  /** Id of a chat photo whose files are no longer needed. */
  photoId: string | null;
}

/**
 * Changes a sender's own message with both sides locked, so that it cannot be read in the meantime. `applyChange` returns the id of a photo whose
 * files can be removed, or null; it is not called for a message that is already deleted.
 */
function takeBack(
  work: UnitOfWork,
  senderId: string,
  messageId: string,
  change: (work: UnitOfWork, message: OwnMessage) => Promise<string | null>,
): Promise<TakeBackResult> {
  return inTransaction(work, async (inside) => {
    const unlockedMessage = await findOwnMessage(inside.db, senderId, messageId);
    if (unlockedMessage === undefined) throw new ApiError('not_found');
    await lockMembers(inside.db, [senderId, unlockedMessage.partner_id]);
    const message = (await findOwnMessage(inside.db, senderId, messageId)) ?? unlockedMessage;
    const { conversation_id: conversationId, partner_id: partnerId } = message;
    const isDone = message.deleted_at !== null;
    const photoId = isDone ? null : await change(inside, message);
    if (!isDone) await bumpCounters(inside.db, [senderId, partnerId], 'chats');
    return { conversationId, partnerId, photoId };
  });
}

/** Seconds within which senders can delete a message for both sides. */
const DELETABLE_S = 900;

/** Deletes a sender's own message for both sides while it is unread and less than 15 minutes old, and refunds its credits. */
export function deleteMessage(work: UnitOfWork, senderId: string, messageId: string): Promise<TakeBackResult> {
  return takeBack(work, senderId, messageId, async (inside, message) => {
    const isOpen = message.seq > message.read_up_to && inside.now < message.created_at + DELETABLE_S;
    if (!isOpen) throw new ApiError('conflict');
    const { db, now } = inside;
    await blankMessage(db, messageId, now);
    await lowerUnread(db, message.conversation_id, message.partner_id);
    await returnCredits(inside, senderId, messageId);
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
