import * as site from '@rendezvous/shared/calls/site';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pageValues } from './pageValues';
import { presentPage } from './presentPage';
import { findCompany } from './findCompany';
import { findDomain } from './findDomain';

export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.readPage, async (request, reply) => {
    const { token, locale } = request.query;
    const { settings } = await findDomain(app.db, request.host);
    const company = await findCompany(app.db, settings.company_id);
    const page = presentPage(token, locale, pageValues(settings, company));
    reply.header('cache-control', 'public, max-age=60');
    return { page };
  });
};
