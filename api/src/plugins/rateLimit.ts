import type { Limit } from '@rendezvous/shared/calls/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

const getRateLimitKeys = (request: FastifyRequest): string[] => [
  `ip ${request.ip}`,
  ...(request.member ? [`member ${request.member.id}`] : []),
];

/** Counts a call under a name, per account and per client address; beyond the limit, throws `limit.code` or else `rate_limited` (security 31). */
export async function assertUnderRateLimit(app: FastifyInstance, request: FastifyRequest, name: string, limit: Limit): Promise<void> {
  if (!app.config.rateLimits) return;
  const windows = await Promise.all(
    getRateLimitKeys(request).map((key) => app.ports.cache.hit(`${name} ${key}`, limit.seconds, request.now)),
  );
  const waits = windows.map(({ calls, endsAt }) => (calls > limit.max ? endsAt - request.now : 0));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new ApiError(limit.code ?? 'rate_limited', { params: { seconds } });
}

/** Limits calls per account and per client address, as declared by each route (security 31). */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions;
    if (config.limit) await assertUnderRateLimit(app, request, `${request.method} ${url}`, config.limit);
  });
});
