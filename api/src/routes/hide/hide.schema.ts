import { Type } from 'typebox';
import { AvoidedMemberSchema } from '../entities/AvoidedMember';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

export const HideBody = strictObject({ profile_id: OpaqueId });
export const HidesReply = strictObject({ hidden: Type.Array(AvoidedMemberSchema) });
