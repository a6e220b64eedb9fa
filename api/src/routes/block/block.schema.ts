import { Type } from 'typebox';
import { AvoidedMemberSchema } from '../entities/AvoidedMember';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

export const BlockBody = strictObject({ profile_id: OpaqueId });
export const BlocksReply = strictObject({ blocked: Type.Array(AvoidedMemberSchema) });
