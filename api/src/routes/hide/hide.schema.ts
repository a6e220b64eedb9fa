import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

const HiddenMemberSchema = strictObject({ id: Type.String(), name: Type.String(), fictional: Type.Boolean(), created: Type.Integer() });

export const HideBody = strictObject({ profile_id: OpaqueId });
export const HidesReply = strictObject({ hidden: Type.Array(HiddenMemberSchema) });
