import type { FastifyInstance } from 'fastify';
import { enqueueJob } from './enqueueJob';
import type { DailyJob } from './DailyJob';

const DAY_S = 86_400;

/** Puts a daily job on the table, for today or so many days later; a second process asks for the same one. */
export async function enqueueDaily({ db, ports }: FastifyInstance, kind: DailyJob, later = 0): Promise<void> {
  const day = Math.floor(ports.clock.now() / DAY_S) + later;
  await enqueueJob(db, { id: `${kind}-${day}`, kind, payload: {}, runAt: day * DAY_S });
}
