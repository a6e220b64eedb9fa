import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { ProfileImageSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const UploadReply = strictObject({ photo: ProfileImageSchema });

export const RemoveBody = strictObject({ id: OpaqueId });

export const RemoveReply = strictObject({ deleted: Type.Literal(true) });
