import { Type } from 'typebox';
import { strictObject } from '../strictObject';

export const RegionsReply = strictObject({
  regions: Type.Record(Type.String(), Type.Array(strictObject({ code: Type.String(), name: Type.String() }))),
});
