import type { Currency, Money } from './money';
import type { Gender } from './profile';

export const SIGNUP_MODES = ['all', 'with_trafficsource', 'invite', 'none'] as const;
export const LOGGED_OUT_SEARCH = ['all', 'with_trafficsource', 'none'] as const;

export const SEARCH_FIELDS = [
  'sexuality',
  'city',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'interests',
  'with_photo',
  'online',
  'distance',
  'hide_fictional',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The seven niches by number. */
export const NICHES = { 1: 'general', 2: 'she', 3: 'bdsm', 4: 'bbw', 5: 'gilf', 6: 'milf', 7: 'gay' } as const;
export type Niche = keyof typeof NICHES;

/** Name of a niche, for example `bdsm`. */
export type NicheName = (typeof NICHES)[Niche];

/** Filters that each niche adds to a visitor's first search and to the members of its landers; ages in years. */
export const NICHE_FILTERS: Readonly<Record<NicheName, { gender?: Gender; min_age?: number }>> = {
  general: {},
  she: { gender: 'female' },
  bdsm: {},
  bbw: { gender: 'female' },
  gilf: { gender: 'female', min_age: 55 },
  milf: { gender: 'female', min_age: 35 },
  gay: { gender: 'male' },
};

/** Price of the cheapest message by country, in minor units. */
export type MinimumMessageCosts = Record<string, { costs: Money['amount']; currency: Currency }>;

/** Returns the href of a telephone link, without the hyphens and spaces of the visible text. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[-\s]/g, '')}`;
