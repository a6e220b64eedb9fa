import { ApiError } from '../../ApiError';
import type { Work } from '../Work';

interface Recipient {
  id: string;
  name: string;
  photos_from_everyone: boolean;
}

/** Refuses a photo to somebody who has not written in the conversation yet and does not take photos from everyone. */
export async function refusePhoto({ db }: Work, recipient: Recipient, conversationId: string): Promise<void> {
  if (recipient.photos_from_everyone) return;
  const written = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', recipient.id)
    .limit(1)
    .executeTakeFirst();
  if (written === undefined) throw new ApiError('photo_not_allowed', { params: { name: recipient.name } });
}
