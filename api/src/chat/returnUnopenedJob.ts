import { returnUnopened } from './returnUnopened';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobHandler';

/** Gives the credits of first messages back that nobody opened. */
export const returnUnopenedJob: JobHandler = async (app) => {
  const { db, ports } = app;
  const senders = await returnUnopened({ db, now: ports.clock.now(), random: ports.random });
  for (const id of new Set(senders)) ports.events.publish(id, { type: 'changed', kinds: ['user'] });
  await enqueueDaily(app, 'return_unopened', 1);
};
