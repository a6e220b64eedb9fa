import { DEFAULT_LOCALE } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { createAnonymousVisit } from '../document/createAnonymousVisit';
import { Refusal } from '../plugins/Refusal';
import { sendCompressed } from '../plugins/sendCompressed';
import { toOrigin } from '../search/pageAddresses';
import { renderRobots } from '../search/renderRobots';
import { renderSitemap } from '../search/renderSitemap';
import { getServedHost, type OpenVisit } from '../visit/openVisit';

const SITEMAP_PATH = '/sitemap.xml';
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

/** Serves what search engines read about a domain: robots.txt, and the sitemap whose URL it contains. */
export function searchRoutes(app: FastifyInstance, context: SiteContext): void {
  const { publicOrigin } = context;
  const openAnonymousVisit = (request: FastifyRequest): Promise<OpenVisit> =>
    createAnonymousVisit(context, DEFAULT_LOCALE, getServedHost(context, request.headers.host));
  app.get('/robots.txt', async (request, reply) => {
    // Without robots.txt, search engines would stop crawling the site, so while the api is down it is served without the sitemap's URL.
    const sitemapUrl = await openAnonymousVisit(request).then(
      ({ boot }) => toOrigin(boot.settings.domain, publicOrigin) + SITEMAP_PATH,
      () => undefined,
    );
    return reply.header('cache-control', CACHE_FOR_AN_HOUR).type('text/plain; charset=utf-8').send(renderRobots(sitemapUrl));
  });
  app.get(SITEMAP_PATH, async (request, reply) => {
    const visit = await openAnonymousVisit(request).catch(() => {
      throw new Refusal(503, 'api_away', 'The api, which knows the domain, does not answer.');
    });
    const { settings } = visit.boot;
    const sitemap = renderSitemap(resolveVisit(await context.loadLiveRegistry(), visit), settings, toOrigin(settings.domain, publicOrigin));
    reply.header('cache-control', CACHE_FOR_AN_HOUR).header('vary', 'accept-encoding').type('application/xml; charset=utf-8');
    return sendCompressed(request, reply, [sitemap]);
  });
}
