import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../tables/tables';
import { ChangeTeller } from './ChangeTeller';
import type { DatabasePort } from './DatabasePort';
import { namingPool } from './namingPool';

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
