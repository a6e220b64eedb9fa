import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../ApiError';
import { GeocodeQuery, GeocodeReply } from './geocode.schema';

/** GET /api/geocode.php: the place at a position; the position itself is neither stored nor logged. */
export const geocodeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 30, seconds: 3_600 } },
    schema: { querystring: GeocodeQuery, response: { 200: GeocodeReply } },
  } as const;
  app.get('/api/geocode.php', options, async ({ query }) => {
    const place = await app.ports.geocode.nearest(query.lat, query.lon);
    if (!place) throw new ApiError('not_found');
    return { country: place.country, region: place.region ?? '', city: place.city };
  });
};
