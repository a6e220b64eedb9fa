import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { findOwnMessage, type OwnMessage } from './findOwnMessage';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

export interface TakenBack {
  conversationId: string;
  partnerId: string;
  /** The chat photo whose files are of no use any more. */
  photoId: string | null;
}

/**
 * Changes an own message with both sides locked, so that nobody reads it meanwhile. `change` answers the photo whose files
 * can go; a second time nothing happens.
 */
export function takeBack(
  work: Work,
  senderId: string,
  messageId: string,
  change: (work: Work, message: OwnMessage) => Promise<string | null>,
): Promise<TakenBack> {
  return inTransaction(work, async (inside) => {
    const seen = await findOwnMessage(inside.db, senderId, messageId);
    if (seen === undefined) throw new ApiError('not_found');
    await lockMembers(inside.db, [senderId, seen.partner_id]);
    const message = (await findOwnMessage(inside.db, senderId, messageId)) ?? seen;
    const { conversation_id: conversationId, partner_id: partnerId } = message;
    const isDone = message.deleted_at !== null;
    const photoId = isDone ? null : await change(inside, message);
    if (!isDone) await bumpCounters(inside.db, [senderId, partnerId], 'chats');
    return { conversationId, partnerId, photoId };
  });
}
