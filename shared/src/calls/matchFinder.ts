import { type Static, Type } from 'typebox';
import { DISTANCE_BUCKETS, GENDERS, MATCH_INTERESTS_MAX, MAX_AGE, MIN_AGE } from '../contract';
import { call } from './call';
import { nullable, strictObject } from './schemas';
import { InterestKeySchema, ProfileCardSchema } from './profiles';

const Age = Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE });

/** Answers to the steps of the match finder; ages in years. */
export const MatchAnswersSchema = strictObject({
  gender: Type.Enum(GENDERS),
  min_age: Age,
  max_age: Age,
  region: nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  /** Maximum distance; null for any. */
  distance: nullable(Type.Enum(DISTANCE_BUCKETS)),
  interests: Type.Array(InterestKeySchema, { maxItems: MATCH_INTERESTS_MAX, uniqueItems: true }),
});
export type MatchAnswers = Static<typeof MatchAnswersSchema>;

/** A matching member, with the reasons for the match. */
export const FoundMatchSchema = strictObject({
  profile: ProfileCardSchema,
  /** Interests that are in both the answers and the profile of the member. */
  shared_interests: Type.Array(InterestKeySchema),
  same_region: Type.Boolean(),
});
export type FoundMatch = Static<typeof FoundMatchSchema>;

/** Saved answers, null if there are none yet, and matching members, best first. */
export const MatchFinderSchema = strictObject({
  answers: nullable(MatchAnswersSchema),
  matches: Type.Array(FoundMatchSchema),
});
export type MatchFinder = Static<typeof MatchFinderSchema>;

/** Returns the saved answers and at most 24 matching members with reasons. */
export const readMatchFinder = call('GET /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: MatchFinderSchema,
});

/** Saves the answers and returns matching members. */
export const answerMatchFinder = call('PUT /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: MatchAnswersSchema,
  reply: MatchFinderSchema,
});
