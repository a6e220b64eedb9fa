import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, type CustomTypesConfig, type Pool, types } from 'pg';
import type { Database } from '../../tables/tables';
import { ChangeTeller } from './ChangeTeller';
import type { DatabasePort } from './DatabasePort';
import { namingPool } from './StatementNames';

const INT8 = 20;
const DATE = 1082;

/** Numbers for int8 (all of ours are below 2^53) and text for dates, which have no time zone to be wrong about. */
export const pgTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (value: string) => value;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};

/** What is asked for again and again is in memory, so a look through an index costs no more than the next row of a table. */
const PLANNER = 'set random_page_cost = 1.1';

/** Run on each new connection before its first use, with what else it needs. One that cannot even do this says so at its first query. */
export const planForMemory =
  (more = '') =>
  async (client: ClientBase): Promise<void> => {
    await client.query(`${PLANNER}; ${more}`).catch(() => {});
  };

interface Engine {
  /** Runs after the pool has ended. */
  close?: () => Promise<void>;
  /** Connections without limits of time; without it the pool has none. */
  patientPool?: () => Pool;
}

async function withPool<Result>(pool: Pool, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const { db, close } = fromPool(pool);
  return work(db).finally(close);
}

/** The database port over a pool of connections. */
export function fromPool(pool: Pool, { close: closeEngine, patientPool }: Engine = {}): DatabasePort {
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // A connection may break between the queries of a transaction, when the pool does not listen; unheard it would end the process.
  // The next query on it fails, which is told as 503.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const teller = new ChangeTeller();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }), plugins: [teller] });
  return {
    db,
    pool,
    withPatience: (work) => (patientPool ? withPool(patientPool(), work) : work(db)),
    onChange: (listener) => {
      teller.listener = listener;
    },
    close: async () => {
      await db.destroy();
      await closeEngine?.();
    },
  };
}
