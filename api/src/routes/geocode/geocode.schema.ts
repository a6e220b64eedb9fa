import { Type } from 'typebox';
import { strictObject } from '../strictObject';

export const GeocodeQuery = strictObject({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
});

/** `region` is empty where the place list does not tell it. */
export const GeocodeReply = strictObject({ country: Type.String(), region: Type.String(), city: Type.String() });
