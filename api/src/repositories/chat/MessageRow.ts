import type { MessageType } from '@rendezvous/shared/contract';

export interface MessageRow {
  id: string;
  seq: number;
  conversation_id: string;
  sender_id: string;
  client_id: string;
  type: MessageType;
  body: string;
  created_at: number;
}
