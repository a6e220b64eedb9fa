import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { redactPersonalData } from '../plugins/logs';
import { enqueueDaily } from './enqueueDaily';
import { markDone, markFailed, claimDueJobs, type ClaimedJob } from './sql';
import { jobHandlers } from './jobHandlers';
import { DAILY_JOBS } from './JobKind';

/** Half of the delay before the first retry; the failed attempt is already counted then, which doubles the delay. */
const BASE_DELAY_S = 10;
const MAX_DELAY_S = 21_600;

const computeBackoff = (attempts: number): number => Math.min(MAX_DELAY_S, BASE_DELAY_S * 2 ** attempts);

async function runJob(app: FastifyInstance, { id, kind, payload, attempts }: ClaimedJob, now: number): Promise<void> {
  try {
    const handler = Object.entries(jobHandlers).find(([name]) => name === kind)?.[1];
    if (!handler) throw new Error(`There is no job "${kind}".`);
    await handler(app, payload);
    await markDone(app.db, id, now);
  } catch (error) {
    const last_error = redactPersonalData(error instanceof Error ? error.message : String(error));
    await markFailed(app.db, id, { error: last_error, runAt: now + computeBackoff(attempts) });
    app.log.warn({ job: kind, attempts, last_error });
  }
}

/** Runs one batch of due jobs and returns its size; a failed job is retried after a delay that doubles each time, up to six hours. */
export async function runDueJobs(app: FastifyInstance): Promise<number> {
  const now = app.ports.clock.now();
  const jobs = await claimDueJobs(app.db, now);
  for (const job of jobs) await runJob(app, job, now);
  return jobs.length;
}

const ROUND_PAUSE_MS = 2_000;

/** Runs due jobs repeatedly while the server is up; in tests, jobs are run explicitly. */
export const jobsPlugin = fp(async (app: FastifyInstance) => {
  if (app.config.environment === 'test') return;
  let currentRound: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const runRound = (): void => {
    currentRound = runDueJobs(app)
      .catch((error: unknown) => app.log.error({ err: error }))
      .finally(() => {
        if (timer !== undefined) timer = setTimeout(runRound, ROUND_PAUSE_MS);
      });
  };
  app.addHook('onReady', async () => {
    for (const kind of DAILY_JOBS) await enqueueDaily(app, kind);
    timer = setTimeout(runRound, ROUND_PAUSE_MS);
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await currentRound;
  });
});
