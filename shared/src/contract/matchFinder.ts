/** Interests and members of the match finder at most. */
export const MATCH_INTERESTS_MAX = 5;
export const MATCHES_MAX = 24;
