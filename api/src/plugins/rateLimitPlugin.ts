import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

const keysOf = (request: FastifyRequest): string[] => [`ip ${request.ip}`, ...(request.member ? [`member ${request.member.id}`] : [])];

/** Limits calls per account and per address of origin, as each route says (security 31). */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  const { cache } = app.ports;
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (!limit || !app.config.rateLimits) return;
    const route = `${request.method} ${request.routeOptions.url}`;
    const windows = await Promise.all(keysOf(request).map((key) => cache.hit(`${route} ${key}`, limit.seconds, request.now)));
    const waits = windows.map(({ calls, endsAt }) => (calls > limit.max ? endsAt - request.now : 0));
    const seconds = Math.max(...waits);
    if (seconds > 0) throw new ApiError(limit.code ?? 'rate_limited', { params: { seconds } });
  });
});
