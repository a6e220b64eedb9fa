import { Type } from 'typebox';
import { GIFTS, GIF_LOCALES, type GiftKey, ICEBREAKERS, MESSAGES_PAGE_SIZE, MESSAGE_TYPES } from '../contract';
import { call } from './call';
import { ClientId, OpaqueId, nullable, strictObject } from './schemas';
import { InterestSchema, ProfileCardSchema } from './profiles';

export const ConversationSchema = strictObject({ id: Type.String() });

export const ChatItemSchema = strictObject({
  conversation: ConversationSchema,
  profile: ProfileCardSchema,
  num_unread_messages: Type.Integer(),
  last_message: nullable(
    strictObject({ type: Type.Enum(MESSAGE_TYPES), preview: Type.String(), created: Type.Integer(), mine: Type.Boolean() }),
  ),
});

const GIFT_KEYS: GiftKey[] = GIFTS.map(({ key }) => key);

export const GiftKeySchema = Type.Enum(GIFT_KEYS);

export const GifSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  still: Type.String(),
  ratio: Type.Number(),
  title: Type.String(),
});

const ChatPhotoSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  thumb_filename: Type.String(),
  blurred: Type.String(),
  ratio: Type.Number(),
});

export const IcebreakerSchema = strictObject({ key: Type.Enum(ICEBREAKERS), interest: nullable(InterestSchema) });

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

/** UTF-16 units; the limit in code points is a setting and checked by the domain. */
const BODY_MAX = 20_000;

/** Id of a moving picture, as its provider gives it. */
export const GifId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

export const listChats = call('GET /api/chats.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  polled: 'chats',
  reply: strictObject({ chats: Type.Array(ChatItemSchema) }),
});

export const deleteChat = call('DELETE /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  body: strictObject({ conversation: OpaqueId }),
  reply: strictObject({ deleted: Type.Literal(true) }),
});

export const readConversation = call('GET /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  query: strictObject({
    conversation: OpaqueId,
    before: Type.Optional(OpaqueId),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MESSAGES_PAGE_SIZE })),
  }),
  reply: strictObject({
    conversation: ConversationSchema,
    profile: ProfileCardSchema,
    messages: Type.Array(MessageSchema),
    history_limit_reached: Type.Boolean(),
    next_before: nullable(Type.String()),
  }),
});

export const sendMessage = call('POST /api/chat.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 30, seconds: 60 },
  showsMembers: true,
  body: strictObject({
    conversation: Type.Optional(OpaqueId),
    profile_id: Type.Optional(OpaqueId),
    type: Type.Enum(MESSAGE_TYPES),
    body: Type.Optional(Type.String({ maxLength: BODY_MAX })),
    photo_id: Type.Optional(OpaqueId),
    gift: Type.Optional(GiftKeySchema),
    gif: Type.Optional(GifId),
    icebreaker: Type.Optional(IcebreakerSchema),
    client_id: ClientId,
  }),
  reply: strictObject({ message: MessageSchema, conversation: ConversationSchema, credits: Type.Integer() }),
});

export const confirmRead = call('PUT /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  body: strictObject({ conversation: OpaqueId, read_up_to: OpaqueId }),
  reply: strictObject({ num_unread_messages: Type.Integer() }),
});

export const takeBackMessage = call('PATCH /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  body: strictObject({ message_id: OpaqueId, action: Type.Enum(['delete', 'withdraw']) }),
  reply: strictObject({ message_id: Type.String(), credits: Type.Integer() }),
});

export const uploadChatPhoto = call('POST /api/chat-photo.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 20, seconds: 3600 },
  showsMembers: true,
  upload: true,
  reply: strictObject({ photo_id: Type.String() }),
});

export const showTyping = call('POST /api/typing.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: strictObject({ conversation: OpaqueId }),
});

export const listGifts = call('GET /api/gifts.php', {
  access: 'member',
  tag: 'chat',
  reply: strictObject({ gifts: Type.Array(strictObject({ key: GiftKeySchema, credits: Type.Integer() })) }),
});

export const listIcebreakers = call('GET /api/icebreakers.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  query: strictObject({ profile_id: OpaqueId }),
  reply: strictObject({ icebreakers: Type.Array(IcebreakerSchema) }),
});

export const searchGifs = call('GET /api/gifs.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 60, seconds: 60 },
  query: strictObject({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    locale: Type.Enum(Object.values(GIF_LOCALES)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: strictObject({ gifs: Type.Array(GifSchema), page: Type.Integer(), pages: Type.Integer() }),
});
