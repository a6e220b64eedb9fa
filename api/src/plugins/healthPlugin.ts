import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { withinTime } from '../withinTime';

/** A balancer waits no longer for health, in ms: what takes longer is down. */
const PATIENCE_MS = 2_000;
/** Writing is tried this often at most, in seconds, however often somebody asks. */
const STORAGE_S = 5;

const HealthReply = strictObject({
  status: Type.Enum(['ok', 'degraded', 'draining', 'down']),
  database: Type.Boolean(),
  storage: Type.Boolean(),
  cache: Type.String(),
  queue_age: Type.Integer(),
});
const options = { config: { access: 'public', tag: 'operation' }, schema: { response: { 200: HealthReply, 503: HealthReply } } } as const;

/**
 * GET /api/health.php: database, storage, cache, queue age in seconds. Without Redis the api works on, only slower;
 * without room for files it is degraded; before it ends it is not ready.
 */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  const { cache, files } = app.ports;
  let storage = true;
  let checkedAt = -Infinity;

  async function checkStorage(now: number): Promise<void> {
    if (Math.abs(now - checkedAt) < STORAGE_S) return;
    checkedAt = now;
    storage = await withinTime(files.check(), PATIENCE_MS).then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'Files cannot be written.');
        return false;
      },
    );
  }

  const findOldest = () =>
    app.db
      .selectFrom('jobs')
      .select(sql<number | null>`min(run_at)`.as('oldest'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();

  app.get('/api/health.php', options, async (request, reply) => {
    const common = { cache: cache.state(), queue_age: 0 };
    if (app.isDraining()) return reply.code(503).send({ status: 'draining', database: true, storage, ...common });
    try {
      const [{ oldest }] = await Promise.all([withinTime(findOldest(), PATIENCE_MS), checkStorage(request.now)]);
      const queue_age = Math.max(0, oldest === null ? 0 : request.now - oldest);
      return { status: storage ? 'ok' : 'degraded', database: true, storage, ...common, queue_age };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).send({ status: 'down', database: false, storage, ...common });
    }
  });
});
