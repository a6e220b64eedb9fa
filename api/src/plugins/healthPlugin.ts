import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** GET /api/health.php: database, queue age in seconds. */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  app.get('/api/health.php', { config: { access: 'public' } }, async (request, reply) => {
    try {
      const { oldest } = await app.db
        .selectFrom('jobs')
        .select(sql<number | null>`min(run_at)`.as('oldest'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { status: 'ok', database: true, queue_age: Math.max(0, oldest === null ? 0 : request.now - oldest) };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).send({ status: 'down', database: false, queue_age: 0 });
    }
  });
});
