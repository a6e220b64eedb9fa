import { Type } from 'typebox';
import { PHOTO_SIZES } from './photoSignature';
import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';

export const PhotoQuery = strictObject({
  id: OpaqueId,
  size: Type.Enum(PHOTO_SIZES),
  v: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  sig: Type.String({ minLength: 1, maxLength: 64 }),
});
