import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

const BlockedMemberSchema = strictObject({ id: Type.String(), name: Type.String(), fictional: Type.Boolean(), created: Type.Integer() });

export const BlockBody = strictObject({ profile_id: OpaqueId });
export const BlocksReply = strictObject({ blocked: Type.Array(BlockedMemberSchema) });
