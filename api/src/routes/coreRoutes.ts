import type { FastifyPluginAsync } from 'fastify';
import { outboxRoutes } from './outbox/outbox';
import { settingsRoutes } from './settings/settings';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [outboxRoutes, settingsRoutes];
