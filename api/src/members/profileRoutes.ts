import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as geocode from '@rendezvous/shared/calls/geocode';
import * as members from '@rendezvous/shared/calls/members';
import * as privacy from '@rendezvous/shared/calls/privacy';
import * as profile from '@rendezvous/shared/calls/profile';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import type { FastifyRequest } from 'fastify';
import { serveCall } from '../serveCall';
import { requireMember } from '../plugins/session';
import { createUnitOfWork } from '../UnitOfWork';
import { ApiError } from '../ApiError';
import { getMemberViewContext, getViewContext } from '../getViewContext';
import { editPrivacy, editProfile } from './editProfile';
import { findVisibleMember } from './memberAccess';
import { presentOwnProfile, presentProfile } from './presentProfile';
import { storeCurrentPlace } from './sqlProfiles';

/** GET /api/member.php: a member's profile as visible to the viewer. */
export const memberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, members.readMember, async (request) => {
    const context = await getViewContext(app, request);
    const { id: requestedId } = request.query;
    const isOwn = context.viewer.member?.id === requestedId;
    const id = isOwn ? requestedId : await findVisibleMember(app.db, context.viewer, requestedId);
    const profile = await presentProfile(app.db, context, id);
    if (profile === undefined) throw new ApiError('not_found');
    return { profile };
  });
};

/** GET and PUT /api/profile.php: the member's own profile. */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, profile.readProfile, async (request) => {
    const { viewer, viewerContext } = await getMemberViewContext(app, request);
    return { profile: await presentOwnProfile(app.db, viewer.member.id, viewerContext) };
  });
  serveCall(app, profile.changeProfile, async (request) => {
    const { work, viewer, settings, viewerContext } = await getMemberViewContext(app, request);
    const rules = { geocode: app.ports.geocode, countries: settings.countries };
    await editProfile(work, viewer.member.id, request.body, rules);
    return { profile: await presentOwnProfile(app.db, viewer.member.id, viewerContext) };
  });
};

/** PUT /api/privacy.php: a member's visibility settings. */
export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, privacy.changePrivacy, async (request) => {
    const { id, settings } = requireMember(request);
    // A domain without partner sites does not offer the setting.
    if (!settings.member_resell && request.body.partner_sites !== undefined)
      throw new ApiError('validation', { fields: { partner_sites: 'validation' } });
    const { partner_sites, ...privacy } = await editPrivacy(createUnitOfWork(app, request), id, request.body);
    return { privacy: settings.member_resell ? { ...privacy, partner_sites } : privacy };
  });
};

/**
 * True when a request comes from our own site: only its pages may change a member's place. Another site can make a browser send this request, but not
 * with this header.
 */
const isFromOwnSite = ({ headers }: FastifyRequest): boolean => headers[CLIENT_HEADER] === CLIENT_HEADER_VALUE;

/** GET /api/geocode.php: the place at a position, which becomes the member's current place. */
export const geocodeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, geocode.geocode, async (request) => {
    const { query, member, now } = request;
    const place = await app.ports.geocode.findNearest(query.lat, query.lon);
    if (!place) throw new ApiError('not_found');
    if (member && isFromOwnSite(request)) await storeCurrentPlace(app.db, member.id, place, now);
    return { country: place.country, region: place.region ?? '', city: place.city };
  });
};
