import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const LikeBody = strictObject({ profile_id: OpaqueId });

export const LikeReply = strictObject({ match: Type.Boolean(), profile: ProfileCardSchema });

export const UnlikeReply = strictObject({ match: Type.Literal(false), profile: ProfileCardSchema });
