import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { sendCompressed } from '../plugins/sendCompressed';
import { readVisit } from '../visit/readVisit';

/** The plan of this browser, for pages that stay open (platform.md, section 2). */
export function planRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get('/platform/plan', async (request, reply) => {
    const { visitorId = '', locale } = readVisit(request.headers, {});
    const country = context.countryOf(request.ip, request.headers);
    const { plan } = resolve(await context.liveRegistry(), { visitorId, country, locale });
    const body = JSON.stringify(plan);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'cookie, accept-language, accept-encoding');
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), [body]);
  });
}
