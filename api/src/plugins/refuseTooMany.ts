import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import type { Limit } from '@rendezvous/shared/calls/call';

const keysOf = (request: FastifyRequest): string[] => [`ip ${request.ip}`, ...(request.member ? [`member ${request.member.id}`] : [])];

/** Counts under a name, per account and per address of origin; beyond the limit the call is refused (security 31). */
export async function refuseTooMany(app: FastifyInstance, request: FastifyRequest, name: string, limit: Limit): Promise<void> {
  if (!app.config.rateLimits) return;
  const windows = await Promise.all(keysOf(request).map((key) => app.ports.cache.hit(`${name} ${key}`, limit.seconds, request.now)));
  const waits = windows.map(({ calls, endsAt }) => (calls > limit.max ? endsAt - request.now : 0));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new ApiError(limit.code ?? 'rate_limited', { params: { seconds } });
}
