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
import type { ChargedMessage } from './sqlPayAndStore';

/** Content of a message in addition to its text or instead of it. */
export type Attachment =
  | { type: 'photo'; photoId: string }
  | { type: 'gift'; gift: GiftKey }
  | { type: 'gif'; gif: Gif }
  | { type: 'icebreaker'; icebreaker: Icebreaker };

/** A message to send, addressed to either a conversation or a profile. */
export interface OutgoingMessage {
  conversationId?: string;
  profileId?: string;
  /** Text of the message; for a gift, the text that accompanies it. */
  body: string;
  /** Absent for a text message. */
  attachment?: Attachment;
  /** Id that the sender's client gave the message; a message that is sent again with the same id is stored and charged once. */
  clientId: string;
}

/** The viewer who sends a message, always a signed-in member. */
export type Sender = Viewer & { member: ViewingMember };

type MessageBody = ApiBody<'POST /api/chat.php'>;

const ATTACHMENT_FIELDS = ['photo_id', 'gift', 'gif', 'icebreaker'] as const;
const FIELD_BY_TYPE: Record<MessageBody['type'], (typeof ATTACHMENT_FIELDS)[number] | undefined> = {
  text: undefined,
  photo: 'photo_id',
  gift: 'gift',
  gif: 'gif',
  icebreaker: 'icebreaker',
};

const throwInvalidField = (field: string): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

/** Throws unless a body names its recipient exactly once and has only the attachment field of its type. */
function assertFieldsMatch(body: MessageBody): void {
  if ((body.conversation === undefined) === (body.profile_id === undefined)) throwInvalidField('conversation');
  const wrongField = ATTACHMENT_FIELDS.find((field) => (body[field] === undefined) === (field === FIELD_BY_TYPE[body.type]));
  if (wrongField !== undefined) throwInvalidField(wrongField);
}

async function findAttachment(gifs: GifsPort, body: MessageBody, locale: Locale): Promise<Attachment | undefined> {
  const { photo_id: photoId, gift, gif: gifId, icebreaker } = body;
  if (photoId !== undefined) return { type: 'photo', photoId };
  if (gift !== undefined) return { type: 'gift', gift };
  if (icebreaker !== undefined) return isIcebreaker(icebreaker) ? { type: 'icebreaker', icebreaker } : throwInvalidField('icebreaker');
  if (gifId === undefined) return undefined;
  const gif = await gifs.find(gifId, locale);
  return gif === undefined ? throwInvalidField('gif') : { type: 'gif', gif };
}

/** Builds the message to send from a request body, and looks up its GIF; throws for a contradictory body. */
export async function toOutgoingMessage(gifs: GifsPort, body: MessageBody, locale: Locale): Promise<OutgoingMessage> {
  assertFieldsMatch(body);
  const attachment = await findAttachment(gifs, body, locale);
  return {
    ...(body.conversation === undefined ? {} : { conversationId: body.conversation }),
    ...(body.profile_id === undefined ? {} : { profileId: body.profile_id }),
    ...(attachment === undefined ? {} : { attachment }),
    body: body.body ?? '',
    clientId: body.client_id,
  };
}

function getMaxTextLength({ attachment }: OutgoingMessage, maxLength: number): number {
  if (attachment === undefined) return maxLength;
  return attachment.type === 'gift' ? GIFT_TEXT_MAX : 0;
}

/** Throws when the text of a message is too long, missing, or not allowed for its type; lengths are in code points. */
export function assertTextValid(outgoingMessage: OutgoingMessage, maxLength: number): void {
  const limit = getMaxTextLength(outgoingMessage, maxLength);
  if (limit > 0 && [...outgoingMessage.body].length > limit) throw new ApiError('message_too_long', { params: { limit } });
  const isBodyValid =
    outgoingMessage.attachment === undefined ? outgoingMessage.body.trim() !== '' : limit > 0 || outgoingMessage.body === '';
  if (!isBodyValid) throwInvalidField('body');
}

/** Returns the stored content of an attachment; null for a text message and for a photo, whose content is looked up. */
function toContent(attachment: Attachment | undefined): MessageContent | null {
  if (attachment === undefined || attachment.type === 'photo') return null;
  const { type: _type, ...content } = attachment;
  return content;
}

interface MessageEnvelope {
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  cost: number;
}

/** Builds the message to store; the caller adds the content of a photo and marks a risky text. */
export const toMessage = ({ clientId, attachment, body }: OutgoingMessage, envelope: MessageEnvelope): ChargedMessage => ({
  id: envelope.id,
  conversation_id: envelope.conversationId,
  sender_id: envelope.senderId,
  client_id: clientId,
  type: attachment?.type ?? 'text',
  body,
  content: toContent(attachment),
  risky: false,
  recipientId: envelope.recipientId,
  cost: envelope.cost,
});
