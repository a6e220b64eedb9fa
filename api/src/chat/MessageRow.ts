import type { MessageType } from '@rendezvous/shared/contract';
import type { MessageContent } from './MessageContent';

export interface MessageRow {
  id: string;
  seq: number;
  conversation_id: string;
  sender_id: string;
  client_id: string;
  type: MessageType;
  body: string;
  content: MessageContent | null;
  risky: boolean;
  withdrawn_at: number | null;
  created_at: number;
}
