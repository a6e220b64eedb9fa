import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { regionsOf } from '../../domain/site/regionsOf';
import { findDomain } from '../../repositories/findDomain';
import { sendCached } from '../sendCached';
import { RegionsReply } from './regions.schema';

/** GET /api/regions.php: regions of the countries that the domain serves. */
export const regionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public' }, schema: { response: { 200: RegionsReply } } } as const;
  app.get('/api/regions.php', options, async (request, reply) => {
    const { settings } = await findDomain(app.db, request.host);
    const regions = Object.fromEntries(settings.countries.map((country) => [country, regionsOf(country)]));
    return sendCached(request, reply, { regions });
  });
};
