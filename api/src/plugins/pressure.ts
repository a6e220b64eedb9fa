import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

const EXEMPT_URLS = new Set(['/api/health.php', '/api/payment-webhook.php']);

/** Rejects calls while the process cannot keep up (security 32), except health checks and webhooks. */
export const pressurePlugin = fp(async (app: FastifyInstance) => {
  const { pressureMs } = app.config;
  if (pressureMs === null) return;
  await app.register(underPressure, {
    maxEventLoopDelay: pressureMs,
    pressureHandler: async (request) => {
      if (!EXEMPT_URLS.has(request.routeOptions.url ?? '')) throw new ApiError('overloaded');
    },
  });
});
