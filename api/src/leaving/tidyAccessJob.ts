import { tidyAccess } from './tidyAccess';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobHandler';

/** Removes what served its time. */
export const tidyAccessJob: JobHandler = async (app) => {
  const { db, ports } = app;
  await tidyAccess({ db, now: ports.clock.now(), random: ports.random }, ports.files);
  await enqueueDaily(app, 'tidy_access', 1);
};
