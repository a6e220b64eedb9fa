import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { DailyJob } from './JobKind';
import { enqueueJob } from './sql';

/** Enqueues a daily job for today or, with `daysLater`, a later day; the day in its id keeps several processes from enqueuing it twice. */
export async function enqueueDaily({ db, ports }: FastifyInstance, kind: DailyJob, daysLater = 0): Promise<void> {
  const day = Math.floor(ports.clock.now() / DAY_S) + daysLater;
  await enqueueJob(db, { id: `${kind}-${day}`, kind, payload: {}, runAt: day * DAY_S });
}
