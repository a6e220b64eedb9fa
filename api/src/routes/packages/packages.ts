import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { creditPackages, currencyOf, OWN_CREDITS_MAX, OWN_CREDITS_MIN } from '@rendezvous/shared/contract';
import { buyingCountry } from '../buyingCountry';
import { CountryQuery, PackagesReply } from './packages.schema';

/** GET /api/packages.php: what credits cost in a country, for everyone. */
export const packagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public' }, schema: { querystring: CountryQuery, response: { 200: PackagesReply } } } as const;
  app.get('/api/packages.php', options, async (request) => {
    const currency = currencyOf(await buyingCountry(app, request, request.query.country));
    return { packages: creditPackages(currency), currency, own_amount: { min: OWN_CREDITS_MIN, max: OWN_CREDITS_MAX } };
  });
};
