import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { cardProperties, ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const LikesReply = strictObject({
  profiles: Type.Array(ProfileCardSchema),
  liked_by: Type.Array(strictObject({ ...cardProperties, like_new: Type.Boolean() })),
});

export const LikeSeenBody = strictObject({ id: OpaqueId });

export const LikeSeenReply = strictObject({ like_new: Type.Literal(false) });
