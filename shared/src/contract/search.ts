import type { SearchField } from './settings';

export const SEARCH_SORTS = ['recommended', 'newest', 'active', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Search inputs that only premium members can use. */
export const PREMIUM_SEARCH_FIELDS: readonly SearchField[] = ['hair_color', 'eye_color', 'body_type', 'tattoos', 'interests'];

/** Maximum number of interests in a search. */
export const SEARCH_INTERESTS_MAX = 5;

/** Maximum number of likes within 24 hours in the swipe game. */
export const SWIPE_LIKES = 4;

export const SWIPE_ACTIONS = ['like', 'pass', 'undo'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];

/** Maximum number of interests in the answers to the match finder. */
export const MATCH_INTERESTS_MAX = 5;
/** Maximum number of members that the match finder returns. */
export const MATCHES_MAX = 24;
