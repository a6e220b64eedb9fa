import type { Generated } from 'kysely';
import type { MessageType } from '@rendezvous/shared/contract';

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
    created_at: number;
  };
  /** `read_up_to` and `hidden_up_to` are values of messages.seq. */
  conversation_members: {
    conversation_id: string;
    member_id: string;
    unread: Generated<number>;
    read_up_to: Generated<number>;
    hidden_up_to: Generated<number>;
    deleted: Generated<boolean>;
  };
}
