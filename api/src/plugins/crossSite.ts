import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

/** Path of the logout, a GET call that ends the session. */
export const LOGOUT_PATH = '/api/logout.php';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hasClientHeader = (request: FastifyRequest): boolean => request.headers[CLIENT_HEADER] === CLIENT_HEADER_VALUE;

function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === request.headers.host;
}

function assertAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError('cross_site');
}

/** Rejects state changes initiated by another site. */
export const crossSitePlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    const rule = config.crossSite ?? 'client';
    if (url === undefined || rule === 'none') return;
    const isFromSameOrigin = isSameOrigin(request, app.config.publicOrigin);
    if (url === LOGOUT_PATH) {
      return assertAllowed(isFromSameOrigin || hasClientHeader(request));
    }
    if (!SAFE_METHODS.has(request.method)) assertAllowed(isFromSameOrigin && (rule !== 'client' || hasClientHeader(request)));
  });
});
