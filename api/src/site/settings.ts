import * as site from '@rendezvous/shared/calls/site';
import { answer } from '../answer';
import { VARIES_BY_COUNTRY } from '../plugins/headers';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { contentCountryOf } from './contentCountryOf';
import { countryOf } from './countryOf';
import { settingsOf } from './settingsOf';
import { pushKeys } from '../notify/pushSubscriptions';
import { findDomain } from './findDomain';

export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.readSettings, async (request, reply) => {
    const { _force_domain: host, language } = request.query;
    const domain = await findDomain(app.db, host);
    const { publicKey } = await pushKeys(app.ports.files);
    reply.header('cache-control', 'public, max-age=60').header('vary', VARIES_BY_COUNTRY);
    const { countries } = domain.settings;
    const [country, contentCountry] = [countryOf(request, countries), contentCountryOf(request, countries)];
    return { settings: settingsOf(domain, { country, contentCountry, locale: language, pushPublicKey: publicKey }) };
  });
};
