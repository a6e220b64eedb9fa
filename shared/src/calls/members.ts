import { type Static, Type } from 'typebox';
import {
  COUNT_CAP,
  DISTANCE_BUCKETS,
  GENDERS,
  MATCH_INTERESTS_MAX,
  MAX_AGE,
  MIN_AGE,
  PROFILE_ATTRIBUTES,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEXUALITIES,
  SWIPE_ACTIONS,
} from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { InterestKeySchema, ProfileCardSchema, ProfileImageSchema, ProfileSchema, cardProperties } from './profiles';

const searchedAge = Type.Optional(Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE }));

const flag = Type.Optional(Type.Literal('true'));

/** State of the game; `card` is the current candidate, null when none is left. */
export const SwipeGameSchema = strictObject({
  card: nullable(ProfileCardSchema),
  /** The next candidate, so that the photo can be preloaded; null when there is none. */
  next: nullable(ProfileCardSchema),
  likes_left: Type.Integer(),
  /** Unix seconds when a like becomes available; null while likes are left. */
  resets_at: nullable(Type.Integer()),
  /** True when the like just given is mutual. */
  match: Type.Boolean(),
  /** The member whose pass can be undone; null when there is none. */
  undoable_id: nullable(Type.String()),
});
export type SwipeGame = Static<typeof SwipeGameSchema>;

const age = Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE });

/** Answers to the steps of the match finder; ages in years. */
export const MatchAnswersSchema = strictObject({
  gender: Type.Enum(GENDERS),
  min_age: age,
  max_age: age,
  region: nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  /** Maximum distance; null for any. */
  distance: nullable(Type.Enum(DISTANCE_BUCKETS)),
  interests: Type.Array(InterestKeySchema, { maxItems: MATCH_INTERESTS_MAX, uniqueItems: true }),
});
export type MatchAnswers = Static<typeof MatchAnswersSchema>;

/** A member with the reasons for the match. */
export const FoundMatchSchema = strictObject({
  profile: ProfileCardSchema,
  /** The requested interests that the member has. */
  shared_interests: Type.Array(InterestKeySchema),
  same_region: Type.Boolean(),
});
export type FoundMatch = Static<typeof FoundMatchSchema>;

/** Saved answers, null before the first time, with the matches, best first. */
export const MatchFinderSchema = strictObject({
  answers: nullable(MatchAnswersSchema),
  matches: Type.Array(FoundMatchSchema),
});
export type MatchFinder = Static<typeof MatchFinderSchema>;

export const LikeBody = strictObject({ profile_id: OpaqueId });

/** A member whose real like is waiting for an answer, or null. */
export const takeAutoLike = call('GET /api/auto-like.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: strictObject({
    profile: nullable(
      strictObject({
        id: Type.String(),
        main_image: nullable(ProfileImageSchema),
        name: Type.String(),
        age: Type.Integer(),
        fictional: Type.Boolean(),
      }),
    ),
  }),
});

/** A like the member received. */
export const ReceivedLikeSchema = strictObject({ ...cardProperties, like_new: Type.Boolean() });
export type ReceivedLike = Static<typeof ReceivedLikeSchema>;

/** Likes given and received. */
export const LikesSchema = strictObject({
  profiles: Type.Array(ProfileCardSchema),
  liked_by: Type.Array(ReceivedLikeSchema),
});
export type Likes = Static<typeof LikesSchema>;

/** Likes in both directions. */
export const listLikes = call('GET /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  polled: 'likes',
  reply: LikesSchema,
});

/** Clears the new mark of a like. */
export const confirmLikeSeen = call('PUT /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  errors: ['not_found'],
  body: strictObject({ id: OpaqueId }),
  reply: strictObject({ like_new: Type.Literal(false) }),
});

/** Inputs of the member search; ages in years, page from 1. */
export const SearchQuerySchema = strictObject({
  gender: Type.Optional(Type.Enum(GENDERS)),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  min_age: searchedAge,
  max_age: searchedAge,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.ceil(COUNT_CAP / SEARCH_PAGE_SIZE) })),
  sort: Type.Optional(Type.Enum(SEARCH_SORTS)),
  with_photo: flag,
  online: flag,
  hide_fictional: flag,
  sexuality: Type.Optional(Type.Enum(SEXUALITIES)),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  hair_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.hair_color)),
  eye_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.eye_color)),
  body_type: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.body_type)),
  relationship_status: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.relationship_status)),
  tattoos: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.tattoos)),
  /** Comma-separated keys; a member must have all of them. */
  interests: Type.Optional(Type.String({ pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 })),
  /** Maximum distance from the viewer's place. */
  distance: Type.Optional(Type.Enum(DISTANCE_BUCKETS)),
  /** A visitor's tracking value, for domains that open the search to some sources only. */
  network: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' })),
});
export type SearchQuery = Static<typeof SearchQuerySchema>;

/** A page of results; `number_of_results` is exact below COUNT_CAP. */
export const SearchReplySchema = strictObject({
  members: Type.Array(ProfileCardSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
  number_of_results: Type.Integer(),
  similar: Type.Array(ProfileCardSchema),
  fictional_count: Type.Integer(),
});
export type SearchReply = Static<typeof SearchReplySchema>;

/** Matching members, as far as the domain lets visitors search. */
export const search = call('GET /api/search.php', {
  access: 'public',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['authentication_required', 'premium_required'],
  query: SearchQuerySchema,
  reply: SearchReplySchema,
});

/** A profile; hidden and unknown members return the same 404. The member's own is always returned, as others see it. */
export const readMember = call('GET /api/member.php', {
  access: 'public',
  tag: 'members',
  showsMembers: true,
  errors: ['blocked_by_member', 'not_found'],
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ profile: ProfileSchema }),
});

/** The current candidate, and likes left in 24 hours. */
export const readSwipeGame = call('GET /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: SwipeGameSchema,
});

/** Likes, passes, or undoes the last pass. */
export const swipe = call('POST /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'conflict', 'like_limit', 'not_found'],
  body: strictObject({ profile_id: OpaqueId, action: Type.Enum(SWIPE_ACTIONS) }),
  reply: SwipeGameSchema,
});

/** Saved answers, and at most 24 matching members with reasons. */
export const readMatchFinder = call('GET /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: MatchFinderSchema,
});

/** Saves the answers. */
export const answerMatchFinder = call('PUT /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: MatchAnswersSchema,
  reply: MatchFinderSchema,
});

/** Likes a member; `match` when the like is mutual. */
export const like = call('POST /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'like_limit', 'not_found'],
  body: LikeBody,
  reply: strictObject({ match: Type.Boolean(), profile: ProfileCardSchema }),
});

/** Removes a like. */
export const unlike = call('DELETE /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'not_found'],
  body: LikeBody,
  reply: strictObject({ match: Type.Literal(false), profile: ProfileCardSchema }),
});
