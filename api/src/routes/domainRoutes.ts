import type { FastifyPluginAsync } from 'fastify';

/** Members, likes, chat and credits. */
export const domainRoutes: FastifyPluginAsync[] = [];
