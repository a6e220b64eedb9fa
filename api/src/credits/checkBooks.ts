import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import { checkBooks } from './sqlBooks';

/** Adds up the ledger every night; books that are wrong are an error in the log until somebody looks. */
export const checkBooksJob: JobHandler = async (app) => {
  const faults = await app.ports.database.withPatience(checkBooks);
  for (const fault of faults) app.log.error({ fault }, 'The books do not add up.');
  await enqueueDaily(app, 'check_books', 1);
  if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join('; ')}`);
};
