import type { Message } from '../calls/chat';
import type { Icebreaker } from '../calls/chatExtras';
import type { Settings } from '../calls/site';
import { giftCredits, type GiftKey } from './gifts';
import type { Locale } from './locales';

export const MESSAGE_TYPES = ['text', 'photo', 'gift', 'gif', 'icebreaker'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

type Prices = Pick<Settings, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** Returns the price of a message in credits; GIFs and icebreakers cost the same as text. */
export function messageCredits(prices: Prices, type: MessageType, gift: GiftKey | null = null): number {
  if (type === 'photo') return prices.photo_credits;
  return type === 'gift' && gift !== null ? giftCredits(gift, prices) : prices.message_credits;
}

/** Events of the live stream, sent as JSON in `data`; a `message` event has the id of its message. */
export type LiveEvent =
  | { type: 'message'; conversation: string; message: Message }
  /** A message was deleted, or its photo withdrawn. */
  | { type: 'message_removed'; conversation: string; message_id: string }
  /** The partner received or read everything up to this message. */
  | { type: 'receipt'; conversation: string; state: 'delivered' | 'read'; up_to: string }
  | { type: 'typing'; conversation: string }
  /** Data to reload, because it has changed or because the stream was restarted and may have missed events. */
  | { type: 'changed'; kinds: ('user' | 'chats' | 'likes')[] };

/** Interval in seconds between the heartbeat comments that keep the stream open. */
export const HEARTBEAT_S = 25;

/** Page size of the GIF search. */
export const GIFS_PAGE_SIZE = 24;

/** Language tags of the GIF search by locale. */
export const GIF_LOCALES = {
  en: 'en_US',
  nl: 'nl_NL',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  es: 'es_ES',
  pl: 'pl_PL',
  da: 'da_DK',
  fi: 'fi_FI',
  nb: 'no_NO',
  sv: 'sv_SE',
} as const satisfies Record<Locale, string>;

/** Language tag of the GIF search. */
export type GifLocale = (typeof GIF_LOCALES)[Locale];

/** General icebreakers; each side reads them in its own language. */
export const GENERAL_ICEBREAKERS = [
  'perfect_sunday',
  'last_laugh',
  'favourite_place',
  'dream_trip',
  'song_on_repeat',
  'best_dish',
  'early_or_late',
  'hidden_talent',
  'small_joy',
  'first_date',
  'film_to_rewatch',
  'two_truths',
] as const;

/** Icebreakers about a shared interest. */
export const INTEREST_ICEBREAKERS = ['interest_story', 'interest_start', 'interest_together'] as const;

export const ICEBREAKERS = [...GENERAL_ICEBREAKERS, ...INTEREST_ICEBREAKERS] as const;
export type IcebreakerKey = (typeof ICEBREAKERS)[number];

/** True when an icebreaker about an interest names one and a general icebreaker names none. */
export const isIcebreaker = ({ key, interest }: Icebreaker): boolean =>
  INTEREST_ICEBREAKERS.some((icebreakerKey) => icebreakerKey === key) === (interest !== null);
