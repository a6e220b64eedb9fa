import * as landers from '@rendezvous/shared/calls/landers';
import { answer } from '../../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findLander } from '../../domain/site/findLander';
import { countLanderHit } from '../../repositories/countLanderHit';

/** POST /api/lander-hit.php: counts a visit of a lander by day, without anything personal. */
export const landerHitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, landers.countHit, async (request, reply) => {
    const { name, slug, isPreview } = await findLander(app, request.body.name, request.body.slug, request.now);
    if (!isPreview) await countLanderHit(app.db, { name, slug, variant: 'default' }, request.now);
    return reply.code(204).send();
  });
};
