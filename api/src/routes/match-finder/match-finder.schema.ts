import { Type } from 'typebox';
import { DISTANCE_BUCKETS, GENDERS, MATCH_INTERESTS_MAX, MAX_AGE, MIN_AGE } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { InterestSchema, ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

const age = Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE });

export const MatchAnswersBody = strictObject({
  gender: Type.Enum(GENDERS),
  min_age: age,
  max_age: age,
  region: nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  distance: nullable(Type.Enum(DISTANCE_BUCKETS)),
  interests: Type.Array(InterestSchema, { maxItems: MATCH_INTERESTS_MAX, uniqueItems: true }),
});

export const MatchFinderReply = strictObject({
  answers: nullable(MatchAnswersBody),
  matches: Type.Array(
    strictObject({ profile: ProfileCardSchema, shared_interests: Type.Array(InterestSchema), same_region: Type.Boolean() }),
  ),
});
