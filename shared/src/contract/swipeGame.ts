/** Likes of the swipe game in 24 hours. */
export const SWIPE_LIKES = 4;

export const SWIPE_ACTIONS = ['like', 'pass', 'undo'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];
