import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './StatementNames';

function namingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  // The other way to ask is with a cursor, which only a dialect that was given one does.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** A pool as Kysely wants it, whose connections keep the plans of statements that come often. */
export function namingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => namingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
