import { tidyAccess } from '../domain/erasure/tidyAccess';
import { enqueueDaily } from './enqueueDaily';
import type { JobHandler } from './JobHandler';

/** Removes what served its time. */
export const tidyAccessJob: JobHandler = async (app) => {
  const { db, ports } = app;
  await tidyAccess({ db, now: ports.clock.now(), random: ports.random }, ports.files);
  await enqueueDaily(app, 'tidy_access', 1);
};
