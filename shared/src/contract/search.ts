import type { SearchField } from './settings';

export const SEARCH_SORTS = ['recommended', 'newest', 'active', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Inputs that only premium members may use. */
export const PREMIUM_SEARCH_FIELDS: readonly SearchField[] = ['hair_color', 'eye_color', 'body_type', 'tattoos', 'interests'];

/** Interests of one search at most. */
export const SEARCH_INTERESTS_MAX = 5;
