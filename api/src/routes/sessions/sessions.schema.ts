import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

const SessionSchema = strictObject({
  id: Type.String(),
  current: Type.Boolean(),
  device: Type.String(),
  country: Type.String(),
  created: Type.Integer(),
  last_active: Type.Integer(),
});

export const SessionsReply = strictObject({ sessions: Type.Array(SessionSchema) });

/** Without an id all other sessions end. */
export const EndSessionBody = strictObject({ id: Type.Optional(OpaqueId) });
