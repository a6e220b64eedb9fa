import { Type } from 'typebox';
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
import { InterestSchema, ProfileCardSchema, ProfileImageSchema, ProfileSchema, cardProperties } from './profiles';

const searchedAge = Type.Optional(Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE }));

const flag = Type.Optional(Type.Literal('true'));

export const SwipeGameReply = strictObject({
  card: nullable(ProfileCardSchema),
  next: nullable(ProfileCardSchema),
  likes_left: Type.Integer(),
  resets_at: nullable(Type.Integer()),
  match: Type.Boolean(),
  undoable_id: nullable(Type.String()),
});

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

export const LikeBody = strictObject({ profile_id: OpaqueId });

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

export const listLikes = call('GET /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  polled: 'likes',
  reply: strictObject({
    profiles: Type.Array(ProfileCardSchema),
    liked_by: Type.Array(strictObject({ ...cardProperties, like_new: Type.Boolean() })),
  }),
});

export const confirmLikeSeen = call('PUT /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  body: strictObject({ id: OpaqueId }),
  reply: strictObject({ like_new: Type.Literal(false) }),
});

export const search = call('GET /api/search.php', {
  access: 'public',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  query: strictObject({
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
    interests: Type.Optional(Type.String({ pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 })),
    distance: Type.Optional(Type.Enum(DISTANCE_BUCKETS)),
    network: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' })),
  }),
  reply: strictObject({
    members: Type.Array(ProfileCardSchema),
    page: Type.Integer(),
    pages: Type.Integer(),
    number_of_results: Type.Integer(),
    similar: Type.Array(ProfileCardSchema),
    fictional_count: Type.Integer(),
  }),
});

export const readMember = call('GET /api/member.php', {
  access: 'public',
  tag: 'members',
  showsMembers: true,
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ profile: ProfileSchema }),
});

export const readSwipeGame = call('GET /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: SwipeGameReply,
});

export const swipe = call('POST /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: strictObject({ profile_id: OpaqueId, action: Type.Enum(SWIPE_ACTIONS) }),
  reply: SwipeGameReply,
});

export const readMatchFinder = call('GET /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: MatchFinderReply,
});

export const answerMatchFinder = call('PUT /api/match-finder.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: MatchAnswersBody,
  reply: MatchFinderReply,
});

export const like = call('POST /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: LikeBody,
  reply: strictObject({ match: Type.Boolean(), profile: ProfileCardSchema }),
});

export const unlike = call('DELETE /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  body: LikeBody,
  reply: strictObject({ match: Type.Literal(false), profile: ProfileCardSchema }),
});
