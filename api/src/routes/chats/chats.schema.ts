import { Type } from 'typebox';
import { ChatItemSchema } from '../entities/chat.schema';
import { strictObject } from '../strictObject';

export const ChatsReply = strictObject({ chats: Type.Array(ChatItemSchema) });
