import type { ProfileCard } from './profile';

/** A like the member received. */
export interface ReceivedLike extends ProfileCard {
  like_new: boolean;
}

/** Likes given and received. */
export interface Likes {
  profiles: ProfileCard[];
  liked_by: ReceivedLike[];
}
