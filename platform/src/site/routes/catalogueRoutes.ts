import { CATALOGUE_PATH, isLocale } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { findRelease, type ReleaseOwner } from '../../registry/Registry';
import type { SiteContext } from '../createContext';

interface Params {
  remote: string;
  release: string;
  locale: string;
}

/** Serves the URL of a release's texts in another language, even if the release has left the plan since. */
export function catalogueRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get<{ Params: Params }>(`${CATALOGUE_PATH}/:remote/:release/:locale`, async ({ params }, reply) => {
    const { remote, release: id, locale } = params;
    const release = findRelease(await context.loadLiveRegistry(), remote as ReleaseOwner, id);
    const catalogue = release && isLocale(locale) ? context.catalogues.find(release, locale) : undefined;
    if (!catalogue) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(catalogue);
  });
}
