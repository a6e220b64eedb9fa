import type { ProfileCard } from './profile';

export const MESSAGE_TYPES = ['text', 'photo', 'gift', 'gif', 'icebreaker'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** A stored message; `created` in unix seconds. */
export interface Message {
  id: string;
  /** UUID given by the sender's client; null for others' messages. */
  client_id: string | null;
  type: MessageType;
  body: string;
  created: number;
  mine: boolean;
  /** Delivery as the viewer may know it. */
  state: 'sent' | 'delivered' | 'read';
}

export interface LastMessage {
  type: MessageType;
  preview: string;
  created: number;
  mine: boolean;
}

/** A row of the conversation list. */
export interface ChatItem {
  conversation: { id: string };
  profile: ProfileCard;
  num_unread_messages: number;
  last_message: LastMessage | null;
}
