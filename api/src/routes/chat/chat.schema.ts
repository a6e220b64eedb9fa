import { Type } from 'typebox';
import { MESSAGE_TYPES, MESSAGES_PAGE_SIZE } from '@rendezvous/shared/contract';
import { ConversationSchema, GiftKeySchema, IcebreakerSchema, MessageSchema } from '../entities/chat.schema';
import { ClientId } from '../entities/ClientId';
import { GifId } from '../entities/gif.schema';
import { nullable } from '../entities/nullable';
import { OpaqueId } from '../entities/OpaqueId';
import { ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

/** UTF-16 units; the limit in code points is a setting and checked by the domain. */
const BODY_MAX = 20_000;

export const ChatQuery = strictObject({
  conversation: OpaqueId,
  before: Type.Optional(OpaqueId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MESSAGES_PAGE_SIZE })),
});

export const ChatReply = strictObject({
  conversation: ConversationSchema,
  profile: ProfileCardSchema,
  messages: Type.Array(MessageSchema),
  history_limit_reached: Type.Boolean(),
  next_before: nullable(Type.String()),
});

export const SendBody = strictObject({
  conversation: Type.Optional(OpaqueId),
  profile_id: Type.Optional(OpaqueId),
  type: Type.Enum(MESSAGE_TYPES),
  body: Type.Optional(Type.String({ maxLength: BODY_MAX })),
  photo_id: Type.Optional(OpaqueId),
  gift: Type.Optional(GiftKeySchema),
  gif: Type.Optional(GifId),
  icebreaker: Type.Optional(IcebreakerSchema),
  client_id: ClientId,
});

export const SendReply = strictObject({ message: MessageSchema, conversation: ConversationSchema, credits: Type.Integer() });

export const ReadBody = strictObject({ conversation: OpaqueId, read_up_to: OpaqueId });

export const ReadReply = strictObject({ num_unread_messages: Type.Integer() });

export const DeleteBody = strictObject({ conversation: OpaqueId });

export const DeleteReply = strictObject({ deleted: Type.Literal(true) });

export const TakeBackBody = strictObject({ message_id: OpaqueId, action: Type.Enum(['delete', 'withdraw']) });

export const TakeBackReply = strictObject({ message_id: Type.String(), credits: Type.Integer() });
