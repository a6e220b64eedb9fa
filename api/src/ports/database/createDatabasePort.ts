import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, type CustomTypesConfig, type Pool, types } from 'pg';
import type { Database } from '../../tables/tables';
import { ChangePublisher } from './ChangePublisher';
import type { DatabasePort } from './DatabasePort';
import { createNamingPool } from './StatementNames';

const INT8_OID = 20;
const DATE_OID = 1082;

/** Parses int8 as a number (all of ours are below 2^53) and returns dates as text, so that no time zone can shift them. */
export const pgTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8_OID) return Number;
    if (oid === DATE_OID) return (value: string) => value;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};

/** Tells the planner that hot data is in memory, so that an index lookup costs little more than reading the next row of a table. */
const PLANNER_SETTINGS = 'set random_page_cost = 1.1';

/**
 * Returns a function that prepares a new connection before its first use and executes `statements` on it. Errors are ignored: a broken
 * connection reports them on its first query.
 */
export const createConnectionSetup =
  (statements = '') =>
  async (client: ClientBase): Promise<void> => {
    await client.query(`${PLANNER_SETTINGS}; ${statements}`).catch(() => {});
  };

interface PoolOptions {
  /** Closes the engine; runs after the pool has ended. */
  close?: () => Promise<void>;
  /** Opens a pool without time limits; omitted if the main pool has none. */
  createUnlimitedPool?: () => Pool;
}

async function withPool<Result>(pool: Pool, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const { db, close } = createDatabasePort(pool);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Creates the database port on top of a connection pool. */
export function createDatabasePort(pool: Pool, { close: closeEngine, createUnlimitedPool }: PoolOptions = {}): DatabasePort {
  // The pool replaces a connection that breaks while idle; without a listener, the error would end the process.
  pool.on('error', () => {});
  // Between the queries of a transaction the pool does not listen for errors, so an error would end the process. The next query of the
  // transaction fails and becomes a 503.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const changePublisher = new ChangePublisher();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createNamingPool(pool) }), plugins: [changePublisher] });
  return {
    db,
    pool,
    withoutTimeLimit: (work) => (createUnlimitedPool ? withPool(createUnlimitedPool(), work) : work(db)),
    onChange: (listener) => {
      changePublisher.listener = listener;
    },
    close: async () => {
      await db.destroy();
      await closeEngine?.();
    },
  };
}
