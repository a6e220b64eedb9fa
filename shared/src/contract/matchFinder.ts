/** Maximum number of interests and members in the match finder. */
export const MATCH_INTERESTS_MAX = 5;
export const MATCHES_MAX = 24;
