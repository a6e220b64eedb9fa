import { Type } from 'typebox';
import { PHOTO_LIMIT_PREMIUM } from '@rendezvous/shared/contract';
import { OpaqueId } from '../entities/OpaqueId';
import { ProfileImageSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const UploadReply = strictObject({ photo: ProfileImageSchema });

export const RemoveBody = strictObject({ id: OpaqueId });

export const RemoveReply = strictObject({ deleted: Type.Literal(true) });

/** Rejected photos do not count for the limit, so an order may name a few more. */
export const ArrangeBody = strictObject({
  order: Type.Optional(Type.Array(OpaqueId, { minItems: 1, maxItems: 2 * PHOTO_LIMIT_PREMIUM })),
  main: Type.Optional(OpaqueId),
});

export const ArrangeReply = strictObject({ photos: Type.Array(ProfileImageSchema) });
