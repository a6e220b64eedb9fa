import { strictObject } from '@rendezvous/shared/calls/schemas';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { findOldestJobTime } from './sqlFigures';

/** Settles like `work`, or rejects with the code ETIMEDOUT after `ms` milliseconds. */
export function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(`No answer within ${ms} ms.`), { code: 'ETIMEDOUT' })), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Timeout in ms after which a check counts as failed: a load balancer does not wait longer. */
const CHECK_TIMEOUT_MS = 2_000;

/** Minimum interval between test writes, in seconds. */
const STORAGE_CHECK_INTERVAL_S = 5;

const HealthReply = strictObject({
  status: Type.Enum(['ok', 'degraded', 'draining', 'down']),
  database: Type.Boolean(),
  storage: Type.Boolean(),
  cache: Type.String(),
  queue_age: Type.Integer(),
});

const ROUTE_OPTIONS = {
  config: { access: 'public', tag: 'operation' },
  schema: { response: { 200: HealthReply, 503: HealthReply } },
} as const;

/**
 * GET /api/health.php: state of database, storage and cache, and age of the oldest due job in seconds. A missing Redis only slows
 * the api down; files that cannot be written make it `degraded`. The status is 503 without a database, and during a shutdown.
 */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  const { cache, files } = app.ports;
  let isStorageUp = true;
  let checkedAt = -Infinity;

  async function checkStorage(now: number): Promise<void> {
    if (Math.abs(now - checkedAt) < STORAGE_CHECK_INTERVAL_S) return;
    checkedAt = now;
    isStorageUp = await withTimeout(files.check(), CHECK_TIMEOUT_MS).then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'Files cannot be written.');
        return false;
      },
    );
  }

  app.get('/api/health.php', ROUTE_OPTIONS, async (request, reply) => {
    const commonFields = { cache: cache.state(), queue_age: 0 };
    if (app.isDraining()) return reply.code(503).send({ status: 'draining', database: true, storage: isStorageUp, ...commonFields });
    try {
      const [oldestJobTime] = await Promise.all([withTimeout(findOldestJobTime(app.db), CHECK_TIMEOUT_MS), checkStorage(request.now)]);
      const queue_age = Math.max(0, oldestJobTime === null ? 0 : request.now - oldestJobTime);
      return { status: isStorageUp ? 'ok' : 'degraded', database: true, storage: isStorageUp, ...commonFields, queue_age };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).send({ status: 'down', database: false, storage: isStorageUp, ...commonFields });
    }
  });
});
