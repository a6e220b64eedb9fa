/** Likes per 24 hours in the swipe game. */
export const SWIPE_LIKES = 4;

export const SWIPE_ACTIONS = ['like', 'pass', 'undo'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];
