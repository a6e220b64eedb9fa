import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { creditPackages, currencyOf, OWN_CREDITS_MAX, OWN_CREDITS_MIN } from '@rendezvous/shared/contract';
import { buyingCountry } from './buyingCountry';

export const packagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.listPackages, async (request) => {
    const currency = currencyOf(await buyingCountry(app, request, request.query.country));
    return { packages: creditPackages(currency), currency, own_amount: { min: OWN_CREDITS_MIN, max: OWN_CREDITS_MAX } };
  });
};
