import { OpaqueId } from '../entities/OpaqueId';
import { ProfileSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const MemberQuery = strictObject({ id: OpaqueId });

export const MemberReply = strictObject({ profile: ProfileSchema });
