import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../repositories/tables';
import { ChangeTeller } from './ChangeTeller';
import type { DatabasePort } from './DatabasePort';

/** The database port over a pool of connections; `closeEngine` runs after the pool has ended. */
export function fromPool(pool: Pool, closeEngine: () => Promise<void> = async () => {}): DatabasePort {
  // A connection may break between the queries of a transaction, when the pool does not listen; unheard it would end the process.
  // The next query on it fails, which is told as 503.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const teller = new ChangeTeller();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [teller] });
  return {
    db,
    pool,
    onChange: (listener) => {
      teller.listener = listener;
    },
    close: async () => {
      await db.destroy();
      await closeEngine();
    },
  };
}
