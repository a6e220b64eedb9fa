import type { Message } from '../calls/chat';
import type { Settings } from '../calls/site';
import { giftCredits, type GiftKey } from './gifts';

export const MESSAGE_TYPES = ['text', 'photo', 'gift', 'gif', 'icebreaker'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

type Prices = Pick<Settings, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** Price of a message in credits: GIFs and icebreakers cost the same as text. */
export function messageCredits(prices: Prices, type: MessageType, gift: GiftKey | null = null): number {
  if (type === 'photo') return prices.photo_credits;
  return type === 'gift' && gift !== null ? giftCredits(gift, prices) : prices.message_credits;
}

/** Events of the stream, as JSON in `data`; a message's id is the id of its event. */
export type LiveEvent =
  | { type: 'message'; conversation: string; message: Message }
  /** A message was deleted, or its photo withdrawn. */
  | { type: 'message_removed'; conversation: string; message_id: string }
  /** The partner received or read everything up to this message. */
  | { type: 'receipt'; conversation: string; state: 'delivered' | 'read'; up_to: string }
  | { type: 'typing'; conversation: string }
  /** Reload these: the stream started over, or something changed. */
  | { type: 'changed'; kinds: ('user' | 'chats' | 'likes')[] };

/** Interval in seconds of comments that keep the stream open. */
export const HEARTBEAT_S = 25;
