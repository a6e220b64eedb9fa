import type { MessageType } from './chats';
import { giftCredits, type GiftKey } from './gifts';
import type { Settings } from '../calls/site';

type Prices = Pick<Settings, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** Price of a message in credits: GIFs and icebreakers cost the same as text. */
export function messageCredits(prices: Prices, type: MessageType, gift: GiftKey | null = null): number {
  if (type === 'photo') return prices.photo_credits;
  return type === 'gift' && gift !== null ? giftCredits(gift, prices) : prices.message_credits;
}
