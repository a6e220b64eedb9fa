import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DAILY_JOBS } from '../jobs/DailyJob';
import { enqueueDaily } from '../jobs/enqueueDaily';
import { runDueJobs } from '../jobs/runDueJobs';

const EVERY_MS = 2_000;

/** Runs due jobs while the api is open; tests run them by hand. */
export const jobsPlugin = fp(async (app: FastifyInstance) => {
  if (app.config.environment === 'test') return;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const round = (): void => {
    running = runDueJobs(app)
      .catch((error: unknown) => app.log.error({ err: error }))
      .finally(() => {
        if (timer !== undefined) timer = setTimeout(round, EVERY_MS);
      });
  };
  app.addHook('onReady', async () => {
    for (const kind of DAILY_JOBS) await enqueueDaily(app, kind);
    timer = setTimeout(round, EVERY_MS);
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await running;
  });
});
