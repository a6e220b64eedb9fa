import { Type } from 'typebox';
import { strictObject } from '../strictObject';

/** Somebody blocked or hidden. */
export const AvoidedMemberSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  fictional: Type.Boolean(),
  created: Type.Integer(),
});
