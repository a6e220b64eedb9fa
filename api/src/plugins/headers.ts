import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';

/** Value of the Vary header for content that depends on the visitor's own or chosen country. */
export const VARY_BY_COUNTRY = 'x-geo-country, cookie';

const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers that every response has under the given configuration. */
export const getCommonHeaders = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): Record<string, string> =>
  publicOrigin.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : SECURITY_HEADERS;

/** Sets security headers on every response, including errors; a route may override them. */
export const headersPlugin = fp(async (app: FastifyInstance) => {
  const headers = getCommonHeaders(app.config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
});
