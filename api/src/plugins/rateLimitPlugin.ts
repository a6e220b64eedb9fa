import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

interface Window {
  endsAt: number;
  calls: number;
}

const SWEEP_AT = 10_000;

/** Counts the calls of one key; answers the seconds to wait, or 0. */
function hit(windows: Map<string, Window>, key: string, max: number, seconds: number, now: number): number {
  const known = windows.get(key);
  const current = known && known.endsAt > now ? known : { endsAt: now + seconds, calls: 0 };
  current.calls += 1;
  windows.set(key, current);
  return current.calls > max ? current.endsAt - now : 0;
}

function sweep(windows: Map<string, Window>, now: number): void {
  if (windows.size < SWEEP_AT) return;
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
}

const keysOf = (request: FastifyRequest): string[] => [`ip ${request.ip}`, ...(request.member ? [`member ${request.member.id}`] : [])];

/** Limits calls per account and per address of origin, as each route says (security 31). */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  const windows = new Map<string, Window>();
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (!limit || !app.config.rateLimits) return;
    sweep(windows, request.now);
    const route = `${request.method} ${request.routeOptions.url}`;
    const waits = keysOf(request).map((key) => hit(windows, `${route} ${key}`, limit.max, limit.seconds, request.now));
    const seconds = Math.max(...waits);
    if (seconds > 0) throw new ApiError(limit.code ?? 'rate_limited', { params: { seconds } });
  });
});
