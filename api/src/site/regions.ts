import * as site from '@rendezvous/shared/calls/site';
import { answer, sendCached } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { regionsOf } from './regionsOf';
import { findDomain } from './findDomain';

export const regionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.listRegions, async (request, reply) => {
    const { settings } = await findDomain(app.db, request.host);
    const regions = Object.fromEntries(settings.countries.map((country) => [country, regionsOf(country)]));
    return sendCached(request, reply, { regions });
  });
};
