import { Type, type TObject, type TProperties } from 'typebox';

/** An object that refuses fields it does not know. */
export const strictObject = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });
