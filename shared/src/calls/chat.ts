import { type Static, Type } from 'typebox';
import { MESSAGES_PAGE_SIZE, MESSAGE_TYPES } from '../contract';
import { call } from './call';
import { GifId, GifSchema, GiftKeySchema, IcebreakerSchema } from './chatExtras';
import { ClientId, OpaqueId, nullable, strictObject } from './schemas';
import { ProfileCardSchema } from './profiles';

export const ConversationSchema = strictObject({ id: Type.String() });

export const LastMessageSchema = strictObject({
  type: Type.Enum(MESSAGE_TYPES),
  preview: Type.String(),
  created: Type.Integer(),
  mine: Type.Boolean(),
});
export type LastMessage = Static<typeof LastMessageSchema>;

/** A row of the conversation list. */
export const ChatItemSchema = strictObject({
  conversation: ConversationSchema,
  profile: ProfileCardSchema,
  num_unread_messages: Type.Integer(),
  last_message: nullable(LastMessageSchema),
});
export type ChatItem = Static<typeof ChatItemSchema>;

/** A photo in a chat; its addresses are signed, `blurred` is what the recipient sees first. */
export const ChatPhotoSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  thumb_filename: Type.String(),
  blurred: Type.String(),
  /** Width divided by height. */
  ratio: Type.Number(),
});
export type ChatPhoto = Static<typeof ChatPhotoSchema>;

/** A stored message; `created` in unix seconds. Fields of other types are null. */
export const MessageSchema = strictObject({
  id: Type.String(),
  /** UUID given by the sender's client; null for messages of others. */
  client_id: nullable(Type.String()),
  type: Type.Enum(MESSAGE_TYPES),
  /** The text; for a gift the accompanying text, empty for other types. */
  body: Type.String(),
  gift: nullable(GiftKeySchema),
  gif: nullable(GifSchema),
  photo: nullable(ChatPhotoSchema),
  icebreaker: nullable(IcebreakerSchema),
  /** True for a photo that its sender withdrew. */
  withdrawn: Type.Boolean(),
  /** True for a message that needs a warning, shown to its recipient. */
  risky: Type.Boolean(),
  created: Type.Integer(),
  mine: Type.Boolean(),
  /** Delivery state as far as the viewer may know it. */
  state: Type.Enum(['sent', 'delivered', 'read']),
});
export type Message = Static<typeof MessageSchema>;

/** UTF-16 units; the limit in code points is a setting, checked by the chat's rules. */
const BODY_MAX = 20_000;

/** The conversation list, newest first. */
export const listChats = call('GET /api/chats.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  polled: 'chats',
  reply: strictObject({ chats: Type.Array(ChatItemSchema) }),
});

/** Deletes a conversation for the member only. */
export const deleteChat = call('DELETE /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  errors: ['not_found'],
  body: strictObject({ conversation: OpaqueId }),
  reply: strictObject({ deleted: Type.Literal(true) }),
});

/** A page of a conversation; the newest messages without `before`. */
export const readConversation = call('GET /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  errors: ['blocked_by_me', 'blocked_by_member', 'not_found'],
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

/** Sends a message, for credits where it costs some; the first one creates the conversation. */
export const sendMessage = call('POST /api/chat.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 30, seconds: 60 },
  showsMembers: true,
  errors: [
    'blocked_by_me',
    'blocked_by_member',
    'conversation_limit',
    'member_gone',
    'message_too_long',
    'not_confirmed',
    'not_enough_credits',
    'not_found',
    'photo_not_allowed',
  ],
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

/** Marks a conversation as read up to a message. */
export const confirmRead = call('PUT /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  errors: ['not_found'],
  body: strictObject({ conversation: OpaqueId, read_up_to: OpaqueId }),
  reply: strictObject({ num_unread_messages: Type.Integer() }),
});

/** Deletes an own message or withdraws an own photo, for both sides. */
export const takeBackMessage = call('PATCH /api/chat.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  errors: ['conflict', 'not_found'],
  body: strictObject({ message_id: OpaqueId, action: Type.Enum(['delete', 'withdraw']) }),
  reply: strictObject({ message_id: Type.String(), credits: Type.Integer() }),
});

/** Uploads a photo that can then be sent once in a chat, under the same file rules. */
export const uploadChatPhoto = call('POST /api/chat-photo.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 20, seconds: 3600 },
  showsMembers: true,
  errors: ['photo_invalid'],
  upload: true,
  reply: strictObject({ photo_id: Type.String() }),
});

/** The member is typing; the partner is notified while both share it. */
export const showTyping = call('POST /api/typing.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_me', 'blocked_by_member', 'not_found'],
  body: strictObject({ conversation: OpaqueId }),
});
