import { ApiError } from '../ApiError';
import type { MessageContent } from './MessageContent';
import type { Work } from '../Work';
import type { Attachment } from './Outgoing';

async function ownPhoto({ db }: Work, senderId: string, photoId: string): Promise<MessageContent> {
  const photo = await db
    .selectFrom('chat_photos')
    .select(['id', 'ratio'])
    .where('id', '=', photoId)
    .where('owner_id', '=', senderId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (photo === undefined) throw new ApiError('not_found');
  return { photo };
}

/** What is stored of an attachment; a photo must be the sender's own and not sent yet. */
export async function contentOf(work: Work, senderId: string, attachment: Attachment | undefined): Promise<MessageContent | null> {
  if (attachment === undefined) return null;
  if (attachment.type === 'photo') return ownPhoto(work, senderId, attachment.photoId);
  const { type: _type, ...content } = attachment;
  return content;
}
