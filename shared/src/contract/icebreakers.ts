import type { Icebreaker } from '../calls/chat';

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

/** True when a key and its interest belong together: only icebreakers about an interest name one. */
export const isIcebreaker = ({ key, interest }: Icebreaker): boolean =>
  INTEREST_ICEBREAKERS.some((known) => known === key) === (interest !== null);
