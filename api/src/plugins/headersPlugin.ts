import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Security headers on every answer, errors too; a route may set its own instead. */
export const headersPlugin = fp(async (app: FastifyInstance) => {
  const secure = app.config.publicOrigin.startsWith('https:');
  const headers = secure ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
});
