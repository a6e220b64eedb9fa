import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as site from '@rendezvous/shared/calls/site';
import { INTERESTS } from '@rendezvous/shared/contract';
import { serveCall, sendCached } from '../serveCall';
import { loadPushKeys } from '../notify/pushSubscriptions';
import { VARY_BY_COUNTRY } from '../plugins/headers';
import { getRegions } from './getRegions';
import { toSettings } from './toSettings';
import { findCompany, findDomain } from './sql';
import { getContentCountry, getRequestCountry } from './visit';

/** Serves the settings of a domain for one visit. */
export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, site.readSettings, async (request, reply) => {
    const { _force_domain: host, language } = request.query;
    const domain = await findDomain(app.db, host);
    const { publicKey } = await loadPushKeys(app.ports.files);
    reply.header('cache-control', 'public, max-age=60').header('vary', VARY_BY_COUNTRY);
    const { countries } = domain.settings;
    const [country, contentCountry] = [getRequestCountry(request, countries), getContentCountry(request, countries)];
    return { settings: toSettings(domain, { country, contentCountry, locale: language, pushPublicKey: publicKey }) };
  });
};

/** Serves the regions of the domain's countries. */
export const regionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, site.listRegions, async (request, reply) => {
    const { settings } = await findDomain(app.db, request.host);
    const regions = Object.fromEntries(settings.countries.map((country) => [country, getRegions(country)]));
    return sendCached(request, reply, { regions });
  });
};

/** Serves the interests; visitors do not receive the sensitive ones. */
export const interestsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, site.listInterests, async (request, reply) => {
    const interests = INTERESTS.filter(({ sensitive }) => request.member !== null || !sensitive);
    return sendCached(request, reply.header('vary', 'cookie'), { interests });
  });
};

/** Serves the company that operates a domain. */
export const companyInfoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, site.readCompany, async (request, reply) => {
    const { settings } = await findDomain(app.db, request.host);
    return sendCached(request, reply, { company: await findCompany(app.db, settings.company_id) });
  });
};
