import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, PARAM_PATTERNS } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { findLander } from '../../domain/site/findLander';
import { localeOf } from '../../domain/site/localeOf';
import { findDomain } from '../../repositories/findDomain';
import { LanderQuery, LanderReply } from './lander.schema';

const SLUG = new RegExp(PARAM_PATTERNS['slug'] ?? '');

async function visitorsLocale(app: FastifyInstance, request: FastifyRequest): Promise<Locale> {
  return localeOf(request, (await findDomain(app.db, request.host)).settings);
}

/** GET /api/lander.php: texts and pictures of a campaign lander. */
export const landerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public' }, schema: { querystring: LanderQuery, response: { 200: LanderReply } } } as const;
  app.get('/api/lander.php', options, async (request, reply) => {
    const { query } = request;
    if (query.slug !== undefined && !SLUG.test(query.slug)) throw new ApiError('not_found');
    const { name, slug, variant } = findLander(query.name, query.slug);
    // Without a locale the answer depends on who asks.
    reply.header('cache-control', `${query.locale ? 'public' : 'private'}, max-age=60`);
    const { image, gender, texts } = variant;
    return { lander: { name, slug, variant: 'default', ...texts[query.locale ?? (await visitorsLocale(app, request))], image, gender } };
  });
};
