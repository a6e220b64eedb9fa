import { Type } from 'typebox';
import { strictObject } from '../strictObject';

/** Id of a moving picture, as its provider gives it. */
export const GifId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

export const GifSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  still: Type.String(),
  ratio: Type.Number(),
  title: Type.String(),
});
