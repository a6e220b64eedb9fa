import { type Gif, GIFT_TEXT_MAX, type GiftKey, type Icebreaker } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { MessageContent } from './sqlMessages';
import type { PaidMessage } from './sqlPayAndStore';

/** Content of a message besides or instead of text. */
export type Attachment =
  | { type: 'photo'; photoId: string }
  | { type: 'gift'; gift: GiftKey }
  | { type: 'gif'; gif: Gif }
  | { type: 'icebreaker'; icebreaker: Icebreaker };

/** A message to send; it is rejected without a conversation or a profile that the sender may write to. */
export interface Outgoing {
  conversationId?: string;
  profileId?: string;
  /** The text; for a gift the accompanying text. */
  body: string;
  /** Without one the message is a text. */
  attachment?: Attachment;
  /** UUID of the sender's client; a repeated one is stored and charged once. */
  clientId: string;
}

/** The sender of a message. */
export type Sender = Viewer & { member: ViewingMember };

function longest({ attachment }: Outgoing, maxLength: number): number {
  if (attachment === undefined) return maxLength;
  return attachment.type === 'gift' ? GIFT_TEXT_MAX : 0;
}

/** Rejects a text that is too long, and an empty message; lengths count code points. */
export function checkText(outgoing: Outgoing, maxLength: number): void {
  const limit = longest(outgoing, maxLength);
  if (limit > 0 && [...outgoing.body].length > limit) throw new ApiError('message_too_long', { params: { limit } });
  const isFitting = outgoing.attachment === undefined ? outgoing.body.trim() !== '' : limit > 0 || outgoing.body === '';
  if (!isFitting) throw new ApiError('validation', { fields: { body: 'validation' } });
}

/** Stored columns of an attachment that is not a photo. */
function contentOf(attachment: Attachment | undefined): MessageContent | null {
  if (attachment === undefined || attachment.type === 'photo') return null;
  const { type: _type, ...content } = attachment;
  return content;
}

interface Addressed {
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  cost: number;
}

/** Stored columns of a message without a photo or a risky text. */
export const toMessage = ({ clientId, attachment, body }: Outgoing, to: Addressed): PaidMessage => ({
  id: to.id,
  conversation_id: to.conversationId,
  sender_id: to.senderId,
  client_id: clientId,
  type: attachment?.type ?? 'text',
  body,
  content: contentOf(attachment),
  risky: false,
  recipientId: to.recipientId,
  cost: to.cost,
});
