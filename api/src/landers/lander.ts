import * as landers from '@rendezvous/shared/calls/landers';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, PARAM_PATTERNS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Lander } from '../content/landers/Lander';
import { findLanderMembers } from './findLanderMembers';
import { contentCountryOf } from '../site/contentCountryOf';
import { findLander } from './findLander';
import { landerMapOf } from './landerMapOf';
import { localeOf } from '../site/localeOf';
import { findDomain } from '../site/findDomain';
import { presentLanderMembers } from './presentLanderMembers';
import { VARIES_BY_COUNTRY } from '../VARIES_BY_COUNTRY';
import { viewingOf } from '../viewingOf';

const SLUG = new RegExp(PARAM_PATTERNS['slug'] ?? '');

async function visitorsLocale(app: FastifyInstance, request: FastifyRequest): Promise<Locale> {
  return localeOf(request, (await findDomain(app.db, request.host)).settings);
}

/** What a lander shows beside its texts: everybody sees it as a visitor with the same country does. */
async function shownOn(app: FastifyInstance, request: FastifyRequest, { members, hasMap }: Lander) {
  if (!members && !hasMap) return {};
  const { viewer, settings, sight } = await viewingOf(app, request);
  const country = contentCountryOf(request, settings.countries);
  if (!members) return { map: await landerMapOf(app.db, country) };
  const found = await findLanderMembers(app.db, { ...members, country, fictionalShown: viewer.fictionalShown }, request.now);
  const isNoteShown = settings.visible_profile_notes.includes('about_me');
  const told = found.map(({ id, note }) => ({ id, note: isNoteShown ? note : null }));
  return { members: await presentLanderMembers(app.db, told, sight) };
}

export const landerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, landers.readLander, async (request, reply) => {
    const { query } = request;
    if (query.slug !== undefined && !SLUG.test(query.slug)) throw new ApiError('not_found');
    const { lander, name, slug, variant, isPreview } = await findLander(app, query.name, query.slug, request.now);
    // Without a locale the answer depends on who asks, a preview is for few; members and maps are those of a country.
    reply.header('cache-control', `${query.locale && !isPreview ? 'public' : 'private'}, max-age=60`).header('vary', VARIES_BY_COUNTRY);
    const { image, gender, texts } = variant;
    const words = texts[query.locale ?? (await visitorsLocale(app, request))];
    return { lander: { name, slug, variant: 'default', ...words, image, gender, ...(await shownOn(app, request, lander)) } };
  });
};
