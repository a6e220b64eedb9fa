import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { returnCredits } from '../credits/returnCredits';
import type { Work } from '../Work';
import { takeBack, type TakenBack } from './takeBack';

/** Seconds in which an own message can be deleted for both sides. */
const DELETABLE_S = 900;

/** Deletes an own message for both sides while it is unread and younger than 15 minutes; its credits come back. */
export function deleteMessage(work: Work, senderId: string, messageId: string): Promise<TakenBack> {
  return takeBack(work, senderId, messageId, async (inside, message) => {
    const isOpen = message.seq > message.read_up_to && inside.now < message.created_at + DELETABLE_S;
    if (!isOpen) throw new ApiError('conflict');
    const { db, now } = inside;
    await db.updateTable('messages').set({ deleted_at: now, body: '', content: null }).where('id', '=', messageId).execute();
    await db
      .updateTable('conversation_members')
      .set(({ eb, fn, val }) => ({ unread: fn<number>('greatest', [val(0), eb('unread', '-', 1)]) }))
      .where('conversation_id', '=', message.conversation_id)
      .where('member_id', '=', message.partner_id)
      .execute();
    await returnCredits(inside, senderId, messageId);
    await bumpCounters(db, [senderId], 'user');
    const photoId = message.content?.photo?.id ?? null;
    if (photoId !== null) await db.deleteFrom('chat_photos').where('id', '=', photoId).execute();
    return photoId;
  });
}
