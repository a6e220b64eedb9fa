import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { withoutPersonal } from '../withoutPersonal';
import { jobHandlers } from './jobHandlers';

const BATCH = 20;
/** A taken job that its process never finished is free again after this time, in seconds. */
const LEASE_S = 300;
const FIRST_DELAY_S = 10;
const LONGEST_DELAY_S = 21_600;

const backOff = (attempts: number): number => Math.min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** attempts);

interface TakenJob {
  id: string;
  kind: string;
  payload: Record<string, string>;
  attempts: number;
}

// Taking moves run_at by the lease, so that no other process takes the job meanwhile.
async function takeJobs({ db }: FastifyInstance, now: number): Promise<TakenJob[]> {
  return db
    .updateTable('jobs')
    .set({ run_at: now + LEASE_S, attempts: sql`attempts + 1` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('done_at', 'is', null)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
}

async function runJob(app: FastifyInstance, job: TakenJob, now: number): Promise<void> {
  try {
    const handler = Object.entries(jobHandlers).find(([kind]) => kind === job.kind)?.[1];
    if (!handler) throw new Error(`There is no job "${job.kind}".`);
    await handler(app, job.payload);
    await app.db.updateTable('jobs').set({ done_at: now, last_error: null }).where('id', '=', job.id).execute();
  } catch (error) {
    const last_error = withoutPersonal(error instanceof Error ? error.message : String(error));
    await app.db
      .updateTable('jobs')
      .set({ last_error, run_at: now + backOff(job.attempts) })
      .where('id', '=', job.id)
      .execute();
    app.log.warn({ job: job.kind, attempts: job.attempts, last_error });
  }
}

/** Does what is due; answers how many jobs it took. A failed one comes again with growing delay. */
export async function runDueJobs(app: FastifyInstance): Promise<number> {
  const now = app.ports.clock.now();
  const jobs = await takeJobs(app, now);
  for (const job of jobs) await runJob(app, job, now);
  return jobs.length;
}
