import { type Static, Type } from 'typebox';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { ProfileCardSchema, ProfileImageSchema, cardProperties } from './profiles';

export const LikeBody = strictObject({ profile_id: OpaqueId });

/** Returns a non-fictional member whose like the caller has not returned; null when there is none. */
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

/** A like that the member has received. */
export const ReceivedLikeSchema = strictObject({ ...cardProperties, like_new: Type.Boolean() });
export type ReceivedLike = Static<typeof ReceivedLikeSchema>;

/** Likes given and received. */
export const LikesSchema = strictObject({
  profiles: Type.Array(ProfileCardSchema),
  liked_by: Type.Array(ReceivedLikeSchema),
});
export type Likes = Static<typeof LikesSchema>;

/** Lists likes given and received. */
export const listLikes = call('GET /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  polled: 'likes',
  reply: LikesSchema,
});

/** Marks a received like as seen; `id` is the id of the member who gave it. */
export const confirmLikeSeen = call('PUT /api/likes.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  errors: ['not_found'],
  body: strictObject({ id: OpaqueId }),
  reply: strictObject({ like_new: Type.Literal(false) }),
});

/** Likes a member; `match` is true when the like is mutual. */
export const like = call('POST /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'like_limit', 'not_found'],
  body: LikeBody,
  reply: strictObject({ match: Type.Boolean(), profile: ProfileCardSchema }),
});

/** Removes a like; the two members are then no longer a match. */
export const unlike = call('DELETE /api/like.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'not_found'],
  body: LikeBody,
  reply: strictObject({ match: Type.Literal(false), profile: ProfileCardSchema }),
});
