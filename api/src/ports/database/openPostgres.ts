import { Pool } from 'pg';
import type { DatabasePort } from './DatabasePort';
import { fromPool } from './fromPool';
import { pgTypes } from './pgTypes';
import { planForMemory } from './planForMemory';

/** A server that does not answer, or no free connection, is an error after this time, in ms. */
const CONNECT_MS = 10_000;

/** A PostgreSQL server by its address. */
export function openPostgres(url: string): DatabasePort {
  const pool = new Pool({
    connectionString: url,
    types: pgTypes,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    onConnect: planForMemory,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return fromPool(pool);
}
