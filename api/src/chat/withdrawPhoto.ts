import { ApiError } from '../ApiError';
import type { Work } from '../Work';
import { takeBack, type TakenBack } from './takeBack';

/** Takes an own photo back for both sides, at any time; its place stays and nothing is paid back. */
export function withdrawPhoto(work: Work, senderId: string, messageId: string): Promise<TakenBack> {
  return takeBack(work, senderId, messageId, async ({ db, now }, message) => {
    if (message.type !== 'photo') throw new ApiError('validation', { fields: { action: 'validation' } });
    if (message.withdrawn_at !== null) return null;
    const photoId = message.content?.photo?.id ?? null;
    await db.updateTable('messages').set({ withdrawn_at: now, content: null }).where('id', '=', messageId).execute();
    await db.deleteFrom('chat_photos').where('message_id', '=', messageId).execute();
    return photoId;
  });
}
