import { Type } from 'typebox';
import { GIFTS, ICEBREAKERS, MESSAGE_TYPES, type GiftKey } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';
import { GifSchema } from './gif.schema';
import { nullable } from './nullable';
import { InterestSchema, ProfileCardSchema } from './profile.schema';

const GIFT_KEYS: GiftKey[] = GIFTS.map(({ key }) => key);

export const GiftKeySchema = Type.Enum(GIFT_KEYS);

export const IcebreakerSchema = strictObject({ key: Type.Enum(ICEBREAKERS), interest: nullable(InterestSchema) });

const ChatPhotoSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  thumb_filename: Type.String(),
  blurred: Type.String(),
  ratio: Type.Number(),
});

export const MessageSchema = strictObject({
  id: Type.String(),
  client_id: nullable(Type.String()),
  type: Type.Enum(MESSAGE_TYPES),
  body: Type.String(),
  gift: nullable(GiftKeySchema),
  gif: nullable(GifSchema),
  photo: nullable(ChatPhotoSchema),
  icebreaker: nullable(IcebreakerSchema),
  withdrawn: Type.Boolean(),
  risky: Type.Boolean(),
  created: Type.Integer(),
  mine: Type.Boolean(),
  state: Type.Enum(['sent', 'delivered', 'read']),
});

export const ConversationSchema = strictObject({ id: Type.String() });

export const ChatItemSchema = strictObject({
  conversation: ConversationSchema,
  profile: ProfileCardSchema,
  num_unread_messages: Type.Integer(),
  last_message: nullable(
    strictObject({ type: Type.Enum(MESSAGE_TYPES), preview: Type.String(), created: Type.Integer(), mine: Type.Boolean() }),
  ),
});
