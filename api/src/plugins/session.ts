import { AUTH_COOKIE, type Locale, type UserStatus } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { requiresAgeCheck } from '../account/ageAssurance';
import { setSessionCookie } from '../account/openSession';
import { refreshSession } from '../account/sessions';
import { findSession } from '../account/sqlSessions';
import { hashToken } from '../account/tokens';
import { ApiError } from '../ApiError';
import type { ViewingMember } from '../members/Viewer';
import type { Versions } from '../ports/cache/CachePort';
import type { DomainSettings } from '../site/DomainSettings';

/** Data about the member of the session, available on the request. */
export interface SessionMember {
  id: string;
  status: UserStatus;
  role: 'member' | 'moderator';
  language: Locale;
  domain: string;
  paid: boolean;
  invisible: boolean;
  /** True when a provider has confirmed 'over 18'. */
  ageAssured: boolean;
  session: { id: string; tokenHash: string };
  /** Change counters for the polls (decision 015). */
  versions: Versions;
  /** The traits that determine which other members this member can see. */
  viewing: ViewingMember;
  /** Settings of the domain of the member's account. */
  settings: DomainSettings;
}

/** Returns the member of a request, for handlers of routes with `access: 'member'`; throws `authentication_required` without one. */
export function requireMember(request: FastifyRequest): SessionMember {
  if (!request.member) throw new ApiError('authentication_required');
  return request.member;
}

/** Resolves the member of a request and rejects calls that this member, or a visitor, may not make. */
export const sessionPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[AUTH_COOKIE];
    if (!token || !request.routeOptions.url?.startsWith('/api/')) return;
    const session = await findSession(app.db, hashToken(token), request.now);
    if (!session) return;
    request.member = session.member;
    if (request.routeOptions.config.polled) app.rememberSession(session);
    const isRenewed = await refreshSession(app.db, session, request.now);
    if (isRenewed) setSessionCookie(reply, token);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    if (!request.member) throw new ApiError('authentication_required');
    // To other members, calls for moderators appear not to exist.
    if (access === 'moderator' && request.member.role !== 'moderator') throw new ApiError('not_found');
  });
  app.addHook('onRequest', async (request) => {
    if (!request.member || !request.routeOptions.config.showsMembers) return;
    const { ageAssured, viewing } = request.member;
    if (requiresAgeCheck(app.config.ageWays, { ageAssured, country: viewing.country })) throw new ApiError('age_check_needed');
  });
  app.addHook('onRoute', ({ url, config, method }) => {
    if (url.startsWith('/api/') && !config?.access) throw new Error(`${String(method)} ${url} does not say who may call it.`);
  });
});
