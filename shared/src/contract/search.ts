import type { SearchField } from './settings';

export const SEARCH_SORTS = ['recommended', 'newest', 'active', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Inputs restricted to premium members. */
export const PREMIUM_SEARCH_FIELDS: readonly SearchField[] = ['hair_color', 'eye_color', 'body_type', 'tattoos', 'interests'];

/** Maximum number of interests in a search. */
export const SEARCH_INTERESTS_MAX = 5;
