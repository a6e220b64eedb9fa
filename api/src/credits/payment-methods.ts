import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paymentMethodsOf } from '@rendezvous/shared/contract';
import { buyingCountry } from './buyingCountry';

export const paymentMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.listPaymentMethods, async (request) => {
    return { methods: paymentMethodsOf(await buyingCountry(app, request, request.query.country)) };
  });
};
