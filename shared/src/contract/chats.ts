import type { Gif } from './gifs';
import type { GiftKey } from './gifts';
import type { Icebreaker } from './icebreakers';
import type { ProfileCard } from './profile';

export const MESSAGE_TYPES = ['text', 'photo', 'gift', 'gif', 'icebreaker'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** A photo in a chat; its addresses are signed, `blurred` is what the recipient sees first. */
export interface ChatPhoto {
  id: string;
  filename: string;
  thumb_filename: string;
  blurred: string;
  /** Width divided by height. */
  ratio: number;
}

/** A stored message; `created` in unix seconds. What is not of its type is null. */
export interface Message {
  id: string;
  /** UUID given by the sender's client; null for others' messages. */
  client_id: string | null;
  type: MessageType;
  /** The text; of a gift the text that came with it, of other types empty. */
  body: string;
  gift: GiftKey | null;
  gif: Gif | null;
  photo: ChatPhoto | null;
  icebreaker: Icebreaker | null;
  /** True for a photo that its sender took back. */
  withdrawn: boolean;
  /** True for a message that deserves a warning line, shown to its recipient. */
  risky: boolean;
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
