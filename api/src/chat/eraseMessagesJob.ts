import { eraseOldMessages } from './eraseOldMessages';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobHandler';

/** Erases messages of more than 12 months. */
export const eraseMessagesJob: JobHandler = async (app) => {
  const { db, ports } = app;
  await eraseOldMessages({ db, now: ports.clock.now(), random: ports.random }, ports.files);
  await enqueueDaily(app, 'erase_messages', 1);
};
