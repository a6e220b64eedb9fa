import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Random } from './ports/Random';
import type { Database } from './tables/tables';

/** What business rules work with: the database, the time and a source of ids; `db` may be an open transaction. */
export interface UnitOfWork {
  db: Kysely<Database>;
  /** Unix seconds. */
  now: number;
  random: Pick<Random, 'id'>;
}

export const createUnitOfWork = (app: FastifyInstance, request: FastifyRequest): UnitOfWork & { random: Random } => ({
  db: app.db,
  now: request.now,
  random: app.ports.random,
});

/** Runs `task` in a transaction, reusing the open one if there is one; an error rolls everything back. */
export async function inTransaction<W extends UnitOfWork, Result>(work: W, task: (work: W) => Promise<Result>): Promise<Result> {
  if (work.db.isTransaction) return task(work);
  return work.db.transaction().execute((db) => task({ ...work, db }));
}
