import { Type } from 'typebox';
import { MESSAGE_TYPES } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';
import { nullable } from './nullable';
import { ProfileCardSchema } from './profile.schema';

export const MessageSchema = strictObject({
  id: Type.String(),
  client_id: nullable(Type.String()),
  type: Type.Enum(MESSAGE_TYPES),
  body: Type.String(),
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
