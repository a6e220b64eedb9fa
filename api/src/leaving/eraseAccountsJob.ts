import { claimDue } from './claimDue';
import { eraseAccount } from './eraseAccount';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobHandler';

/** Erases accounts 14 days after their deletion, and those that nobody confirmed in 30 days. */
export const eraseAccountsJob: JobHandler = async (app) => {
  const { db, ports } = app;
  const work = { db, now: ports.clock.now(), random: ports.random };
  for (const id of await claimDue(work)) await eraseAccount(work, ports.files, id);
  await enqueueDaily(app, 'erase_accounts', 1);
};
