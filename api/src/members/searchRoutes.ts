import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as members from '@rendezvous/shared/calls/members';
import { MAX_AGE, MIN_AGE, SEARCH_PAGE_SIZE, type SearchQuery, visitorsMaySearch } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { getViewContext } from '../getViewContext';
import { presentCards } from './presentCard';
import { type ExtraFilters, parseExtraFilters, type Search } from './SearchFilters';
import { searchMembers } from './searchMembers';

function toSearch(query: SearchQuery, isVisitor: boolean, extras: ExtraFilters): Search {
  const { min_age: minAge = MIN_AGE, max_age: maxAge = MAX_AGE } = query;
  if (minAge > maxAge) throw new ApiError('validation', { fields: { min_age: 'validation' } });
  return {
    filters: {
      gender: query.gender,
      country: query.country,
      region: query.countryregion,
      minAge,
      maxAge,
      withPhoto: query.with_photo === 'true',
      onlineOnly: query.online === 'true',
      hideFictional: query.hide_fictional === 'true',
      ...(Object.keys(extras).length > 0 ? { extras } : {}),
    },
    sort: query.sort ?? 'recommended',
    // Visitors see the first page only.
    page: isVisitor ? 1 : (query.page ?? 1),
  };
}

/** GET /api/search.php: a page of members matching the filters. */
export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, members.search, async (request) => {
    const { viewer, settings, viewerContext } = await getViewContext(app, request);
    const isVisitor = viewer.member === null;
    if (isVisitor && !visitorsMaySearch(settings, request.query.network)) throw new ApiError('authentication_required');
    const rights = { search_fields: settings.search_fields, isPremium: viewer.member?.paid ?? false };
    const search = toSearch(request.query, isVisitor, parseExtraFilters(request.query, rights));
    const { ids, similarIds, total, fictionalCount } = await searchMembers(app.db, viewer, search, request.now);
    const viewerId = viewer.member?.id ?? null;
    return {
      members: await presentCards(app.db, viewerId, ids, viewerContext),
      page: search.page,
      pages: isVisitor ? 1 : Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)),
      number_of_results: total,
      similar: await presentCards(app.db, viewerId, similarIds, viewerContext),
      fictional_count: fictionalCount,
    };
  });
};
