import * as site from '@rendezvous/shared/calls/site';
import { answer, sendCached } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findCompany } from './findCompany';
import { findDomain } from './findDomain';

export const companyinfoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.readCompany, async (request, reply) => {
    const { settings } = await findDomain(app.db, request.host);
    return sendCached(request, reply, { company: await findCompany(app.db, settings.company_id) });
  });
};
