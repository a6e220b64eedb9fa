import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { keepSession } from '../account/keepSession';
import { setSessionCookie } from '../account/sessionCookie';
import { mustShowAge } from '../account/mustShowAge';
import { findSession } from '../account/findSession';
import { hashToken } from '../account/hashToken';

/** Finds the member of a request and refuses calls that need one. */
export const sessionPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[AUTH_COOKIE];
    if (!token || !request.routeOptions.url?.startsWith('/api/')) return;
    const session = await findSession(app.db, hashToken(token), request.now);
    if (!session) return;
    request.member = session.member;
    if (request.routeOptions.config.polled) app.rememberSession(session);
    const renewed = await keepSession(app.db, session, request.now);
    if (renewed) setSessionCookie(reply, token);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    if (!request.member) throw new ApiError('authentication_required');
    // For everybody else the calls of moderators are not there.
    if (access === 'moderator' && request.member.role !== 'moderator') throw new ApiError('not_found');
  });
  app.addHook('onRequest', async (request) => {
    if (!request.member || !request.routeOptions.config.showsMembers) return;
    const { ageAssured, viewing } = request.member;
    if (mustShowAge(app.config.ageWays, { ageAssured, country: viewing.country })) throw new ApiError('age_check_needed');
  });
  app.addHook('onRoute', ({ url, config, method }) => {
    if (url.startsWith('/api/') && !config?.access) throw new Error(`${String(method)} ${url} does not say who may call it.`);
  });
});
