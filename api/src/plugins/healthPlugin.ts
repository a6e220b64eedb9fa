import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** GET /api/health.php: database, cache, queue age in seconds. Without Redis the api works on, only slower; before it ends it is not ready. */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  app.get('/api/health.php', { config: { access: 'public' } }, async (request, reply) => {
    const cache = app.ports.cache.state();
    if (app.isDraining()) return reply.code(503).send({ status: 'draining', database: true, cache, queue_age: 0 });
    try {
      const { oldest } = await app.db
        .selectFrom('jobs')
        .select(sql<number | null>`min(run_at)`.as('oldest'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { status: 'ok', database: true, cache, queue_age: Math.max(0, oldest === null ? 0 : request.now - oldest) };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).send({ status: 'down', database: false, cache, queue_age: 0 });
    }
  });
});
