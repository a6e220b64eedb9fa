import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** One line per answer: route template, status and time, nothing of the person (security 33). */
export const logsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
});
