import type { Settings } from '../calls/site';

/** Gifts; the price of each is `gift_credits` times `factor`. */
export const GIFTS = [
  { key: 'rose', factor: 1 },
  { key: 'chocolate', factor: 1 },
  { key: 'coffee', factor: 1 },
  { key: 'drink', factor: 2 },
  { key: 'kiss', factor: 2 },
  { key: 'teddy_bear', factor: 2 },
  { key: 'flowers', factor: 3 },
  { key: 'champagne', factor: 3 },
  { key: 'perfume', factor: 4 },
  { key: 'dinner', factor: 4 },
  { key: 'jewellery', factor: 5 },
  { key: 'weekend', factor: 8 },
] as const;
export type GiftKey = (typeof GIFTS)[number]['key'];

/** Maximum length in code points of the text sent with a gift. */
export const GIFT_TEXT_MAX = 140;

/** Returns the price of a gift in credits. */
export const giftCredits = (gift: GiftKey, { gift_credits }: Pick<Settings, 'gift_credits'>): number =>
  gift_credits * (GIFTS.find(({ key }) => key === gift)?.factor ?? 1);
