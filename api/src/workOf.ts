import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Random } from './ports/Random';
import type { Work } from './Work';

/** What a decision of this request works with. */
export const workOf = (app: FastifyInstance, request: FastifyRequest): Work & { random: Random } => ({
  db: app.db,
  now: request.now,
  random: app.ports.random,
});
