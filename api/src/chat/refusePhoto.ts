import { ApiError } from '../ApiError';
import { hasWritten } from './hasWritten';
import type { Work } from '../Work';

interface Recipient {
  id: string;
  name: string;
  photos_from_everyone: boolean;
}

/** Refuses a photo to somebody who has not written in the conversation yet and does not take photos from everyone. */
export async function refusePhoto({ db }: Work, recipient: Recipient, conversationId: string): Promise<void> {
  if (recipient.photos_from_everyone || (await hasWritten(db, conversationId, recipient.id))) return;
  throw new ApiError('photo_not_allowed', { params: { name: recipient.name } });
}
