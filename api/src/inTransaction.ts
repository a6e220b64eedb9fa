import type { Work } from './Work';

/** Runs `decide` in one transaction, in the open one when there is one: all of it happens or nothing. */
export async function inTransaction<Result>(work: Work, decide: (work: Work) => Promise<Result>): Promise<Result> {
  if (work.db.isTransaction) return decide(work);
  return work.db.transaction().execute((db) => decide({ ...work, db }));
}
