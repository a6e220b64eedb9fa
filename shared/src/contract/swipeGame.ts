import type { ProfileCard } from './profile';

/** Likes of the swipe game in 24 hours. */
export const SWIPE_LIKES = 4;

export const SWIPE_ACTIONS = ['like', 'pass', 'undo'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];

/** State of the game; `card` is who is up, null when nobody is left. */
export interface SwipeGame {
  card: ProfileCard | null;
  /** Who follows, so that the photo is there in time; null when nobody does. */
  next: ProfileCard | null;
  likes_left: number;
  /** Unix seconds when a like is free again; null while likes are left. */
  resets_at: number | null;
  /** True when the like just given is mutual. */
  match: boolean;
  /** The member whose pass can be undone; null when none can. */
  undoable_id: string | null;
}
