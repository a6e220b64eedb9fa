import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paymentMethodsOf } from '@rendezvous/shared/contract';
import { buyingCountry } from '../buyingCountry';
import { CountryQuery } from '../packages/packages.schema';
import { PaymentMethodsReply } from './payment-methods.schema';

/** GET /api/payment-methods.php: the methods of a country, the first is preselected. */
export const paymentMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public' },
    schema: { querystring: CountryQuery, response: { 200: PaymentMethodsReply } },
  } as const;
  app.get('/api/payment-methods.php', options, async (request) => {
    return { methods: paymentMethodsOf(await buyingCountry(app, request, request.query.country)) };
  });
};
