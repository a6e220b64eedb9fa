import type { Generated, JSONColumnType } from 'kysely';
import type { MessageType } from '@rendezvous/shared/contract';
import type { MessageContent } from '../chat/sqlMessages';

export interface ChatTables {
  /** `member_a` sorts before `member_b` by code unit. */
  conversations: {
    id: string;
    member_a: string;
    member_b: string;
    started_by: string;
    created_at: number;
    last_message_at: number;
  };
  messages: {
    id: string;
    seq: Generated<number>;
    conversation_id: string;
    sender_id: string;
    client_id: string;
    type: MessageType;
    body: string;
    /** Content of a message whose type is not text. */
    content: JSONColumnType<MessageContent, string | undefined, string | null> | null;
    /** True if the recipient is warned about the message. */
    risky: Generated<boolean>;
    deleted_at: number | null;
    withdrawn_at: number | null;
    created_at: number;
  };
  /** `message_id` is null until the photo is sent. */
  chat_photos: {
    id: string;
    owner_id: string;
    message_id: string | null;
    ratio: number;
    art_seed: number | null;
    created_at: number;
  };
  /** `read_up_to`, `delivered_up_to` and `hidden_up_to` are values of messages.seq. */
  conversation_members: {
    conversation_id: string;
    member_id: string;
    unread: Generated<number>;
    read_up_to: Generated<number>;
    delivered_up_to: Generated<number>;
    hidden_up_to: Generated<number>;
    deleted: Generated<boolean>;
  };
}
