import type { FastifyPluginAsync } from 'fastify';
import { outboxRoutes } from './outbox/outbox';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [outboxRoutes];
