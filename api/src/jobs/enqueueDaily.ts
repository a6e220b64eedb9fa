import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { DailyJob } from './JobKind';
import { enqueueJob } from './sql';

/** Enqueues a daily job for today, or for so many days later; all processes enqueue the same one. */
export async function enqueueDaily({ db, ports }: FastifyInstance, kind: DailyJob, later = 0): Promise<void> {
  const day = Math.floor(ports.clock.now() / DAY_S) + later;
  await enqueueJob(db, { id: `${kind}-${day}`, kind, payload: {}, runAt: day * DAY_S });
}
