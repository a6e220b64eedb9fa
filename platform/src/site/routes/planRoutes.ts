import { createHash } from 'node:crypto';
import { type Plan, PLAN_PATH } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { sendCompressed } from '../plugins/sendCompressed';
import { readOverrides } from '../overrides/overrideCookie';
import { toReleasesByRemote } from '../overrides/Override';
import { readVisit } from '../visit/readVisit';

/** Serves the plan of the requesting browser to pages that stay open. */
export function planRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get(PLAN_PATH, async (request, reply) => {
    const { visitorId = '', locale } = readVisit(request.headers, {});
    const country = context.findCountry(request.ip, request.headers);
    const overrides = toReleasesByRemote(readOverrides(context.overrideTokens, request.headers.cookie));
    const registry = await context.loadLiveRegistry();
    const { plan } = resolveVisit(registry, { visitorId, country, locale, overrides });
    const body = JSON.stringify(withBlockedReleases(plan, registry));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'cookie, accept-language, accept-encoding');
    const etags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (etags.includes(etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), [body]);
  });
}

/** Adds the blocked releases to a plan: an open page may be running one that no plan names any more. */
function withBlockedReleases(plan: Plan, registry: Registry): Plan {
  const remotes = plan.remotes.map((remote) => {
    const { blocked = [] } = registry.remotes[remote.name] ?? {};
    return blocked.length === 0 ? remote : { ...remote, blocked };
  });
  return { ...plan, remotes };
}
