import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as landers from '@rendezvous/shared/calls/landers';
import { DEFAULT_VARIANT, type Locale, type NicheName, PARAM_PATTERNS, VARIANT_HEADER } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import type { Lander } from '../content/landers/Lander';
import { findCardRows } from '../members/sqlCards';
import { VARY_BY_COUNTRY } from '../plugins/headers';
import { getContentCountry, getRequestLocale } from '../site/visit';
import { findDomain } from '../site/sql';
import { getViewContext } from '../getViewContext';
import { findLander, type FoundLander } from './findLander';
import { presentLanderMap, presentLanderMembers } from './present';
import { countView } from './seenLanders';
import { countMembersByRegion, findLanderMembers } from './sqlLanderPage';

/** Value of the Vary header: replies depend on the country and on the variant that the site server has chosen. */
const VARY = `${VARY_BY_COUNTRY}, ${VARIANT_HEADER}`;

const SLUG_PATTERN = new RegExp(PARAM_PATTERNS['slug'] ?? '');

async function findVisitorLocale(app: FastifyInstance, request: FastifyRequest): Promise<Locale> {
  return getRequestLocale(request, (await findDomain(app.db, request.host)).settings);
}

/** Loads the members or the map that a lander shows besides its texts, for a site and a country but regardless of the viewer. */
async function loadContent(app: FastifyInstance, request: FastifyRequest, { members, hasMap }: Lander, niche: NicheName | null) {
  if (!members && !hasMap) return {};
  const { viewer, settings, viewerContext } = await getViewContext(app, request);
  const country = getContentCountry(request, settings.countries);
  if (!members) return { map: presentLanderMap(country, await countMembersByRegion(app.db, country)) };
  const profiles = await findLanderMembers(app.db, { ...members, country, niche, fictionalShown: viewer.fictionalShown }, request.now);
  const isNoteShown = settings.visible_profile_notes.includes('about_me');
  const ids = profiles.map(({ id }) => id);
  const cards = await findCardRows(app.db, null, ids);
  const landerMembers = profiles.map(({ note, ...profile }) => ({ ...profile, note: isNoteShown ? note : null }));
  return { members: presentLanderMembers(landerMembers, cards, viewerContext) };
}

/**
 * Value of the Cache-Control header of a lander's reply. A reply with members must not be stored: they may hide at any time, and are then
 * gone from the next reply. A preview, a reply without a locale, and a variant that the site server has not chosen are private; any
 * other reply varies only by country and by the chosen variant.
 */
function getCacheControl({ lander, variantName, isPreview }: FoundLander, locale: Locale | undefined, chosenName?: string): string {
  if (lander.members) return 'no-store';
  const isSameForAll = variantName === DEFAULT_VARIANT || variantName === chosenName;
  const isPublic = locale !== undefined && !isPreview && isSameForAll;
  return `${isPublic ? 'public' : 'private'}, max-age=60`;
}

/** Returns what a lander shows. */
export const landerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, landers.readLander, async (request, reply) => {
    const { query } = request;
    if (query.slug !== undefined && !SLUG_PATTERN.test(query.slug)) throw new ApiError('not_found');
    const chosenName = request.headers[VARIANT_HEADER]?.toString();
    const foundLander = await findLander(app, query.name, query.slug, request.now, { chosenName, visitId: request.cookies['visitor'] });
    const { lander, name, slug, variant, variantName } = foundLander;
    reply.header('cache-control', getCacheControl(foundLander, query.locale, chosenName)).header('vary', VARY);
    const { image, images = [], niche = null, gender, texts } = variant;
    const localeTexts = texts[query.locale ?? (await findVisitorLocale(app, request))];
    const content = await loadContent(app, request, lander, niche);
    return { lander: { name, slug, variant: variantName, ...localeTexts, image, images: [...images], niche, gender, ...content } };
  });
};

/**
 * Counts a visit to a lander's variant once. Ignores previews, variants that the campaign no longer shows, and browsers without a
 * visit id, whose repeated views could not be recognized.
 */
export const landerHitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, landers.countHit, async (request, reply) => {
    const { body, cookies, now } = request;
    const { name, slug, variantName, isPreview } = await findLander(app, body.name, body.slug, now, { chosenName: body.variant });
    const isShown = variantName === body.variant;
    if (isShown && !isPreview && cookies['visitor']) await countView(request, reply, { name, slug, variant: variantName });
    return reply.code(204).send();
  });
};
