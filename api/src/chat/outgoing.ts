import {
  type ApiBody,
  type Gif,
  GIFT_TEXT_MAX,
  type GiftKey,
  type Icebreaker,
  isIcebreaker,
  type Locale,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { GifsPort } from '../ports/GifsPort';
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

type Body = ApiBody<'POST /api/chat.php'>;

const PARTS = ['photo_id', 'gift', 'gif', 'icebreaker'] as const;
const PART_OF: Record<Body['type'], (typeof PARTS)[number] | undefined> = {
  text: undefined,
  photo: 'photo_id',
  gift: 'gift',
  gif: 'gif',
  icebreaker: 'icebreaker',
};

const refuse = (field: string): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

/** A body names its recipient once, and only has the fields of its type. */
function checkParts(body: Body): void {
  if ((body.conversation === undefined) === (body.profile_id === undefined)) refuse('conversation');
  const wrong = PARTS.find((part) => (body[part] === undefined) === (part === PART_OF[body.type]));
  if (wrong !== undefined) refuse(wrong);
}

async function attachmentOf(gifs: GifsPort, body: Body, locale: Locale): Promise<Attachment | undefined> {
  const { photo_id: photoId, gift, gif: gifId, icebreaker } = body;
  if (photoId !== undefined) return { type: 'photo', photoId };
  if (gift !== undefined) return { type: 'gift', gift };
  if (icebreaker !== undefined) return isIcebreaker(icebreaker) ? { type: 'icebreaker', icebreaker } : refuse('icebreaker');
  if (gifId === undefined) return undefined;
  const gif = await gifs.find(gifId, locale);
  return gif === undefined ? refuse('gif') : { type: 'gif', gif };
}

/** The message requested by a body; a contradictory body is rejected. */
export async function toOutgoing(gifs: GifsPort, body: Body, locale: Locale): Promise<Outgoing> {
  checkParts(body);
  const attachment = await attachmentOf(gifs, body, locale);
  return {
    ...(body.conversation === undefined ? {} : { conversationId: body.conversation }),
    ...(body.profile_id === undefined ? {} : { profileId: body.profile_id }),
    ...(attachment === undefined ? {} : { attachment }),
    body: body.body ?? '',
    clientId: body.client_id,
  };
}

function longest({ attachment }: Outgoing, maxLength: number): number {
  if (attachment === undefined) return maxLength;
  return attachment.type === 'gift' ? GIFT_TEXT_MAX : 0;
}

/** Rejects a text that is too long, and an empty message; lengths count code points. */
export function checkText(outgoing: Outgoing, maxLength: number): void {
  const limit = longest(outgoing, maxLength);
  if (limit > 0 && [...outgoing.body].length > limit) throw new ApiError('message_too_long', { params: { limit } });
  const isFitting = outgoing.attachment === undefined ? outgoing.body.trim() !== '' : limit > 0 || outgoing.body === '';
  if (!isFitting) refuse('body');
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
