import { Type } from 'typebox';
import { call } from './call';
import { strictObject } from './schemas';

/** Returns the place nearest to a position in degrees; the position itself is neither stored nor logged. */
export const geocode = call('GET /api/geocode.php', {
  access: 'public',
  tag: 'members',
  limit: { max: 30, seconds: 3600 },
  errors: ['not_found'],
  query: strictObject({
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lon: Type.Number({ minimum: -180, maximum: 180 }),
  }),
  /** `region` is empty when the list of places names none. */
  reply: strictObject({ country: Type.String(), region: Type.String(), city: Type.String() }),
});
