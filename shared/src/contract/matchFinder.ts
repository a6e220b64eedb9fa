import type { Gender } from './gender';
import type { InterestKey } from './interests';
import type { DistanceBucket, ProfileCard } from './profile';

/** Interests and members of the match finder at most. */
export const MATCH_INTERESTS_MAX = 5;
export const MATCHES_MAX = 24;

/** Answers to the steps of the match finder; ages in years. */
export interface MatchAnswers {
  gender: Gender;
  min_age: number;
  max_age: number;
  region: string | null;
  /** Farthest distance; null for any. */
  distance: DistanceBucket | null;
  interests: InterestKey[];
}

/** A member with the reasons why they fit. */
export interface FoundMatch {
  profile: ProfileCard;
  /** Those asked for that the member has. */
  shared_interests: InterestKey[];
  same_region: boolean;
}

/** Saved answers, null before the first time, with who fits them, best first. */
export interface MatchFinder {
  answers: MatchAnswers | null;
  matches: FoundMatch[];
}
