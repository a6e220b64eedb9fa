import { Pool } from 'pg';
import type { DatabasePort } from './DatabasePort';
import { fromPool } from './fromPool';
import { limitedSocket } from './limitedSocket';
import { pgTypes } from './pgTypes';
import { planForMemory } from './planForMemory';

/** A server that does not answer, or no free connection, is an error after this time, in ms. */
const CONNECT_MS = 5_000;
/** What one statement of a call may take on the server, in ms. */
const STATEMENT_MS = 10_000;
/** A connection that says nothing for longer hangs: the server itself would have ended the statement. */
const SILENCE_MS = 12_000;

const limits = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${SILENCE_MS}`;

/** A PostgreSQL server by its address. */
export function openPostgres(url: string): DatabasePort {
  const common = { connectionString: url, types: pgTypes, connectionTimeoutMillis: CONNECT_MS };
  const pool = new Pool({ ...common, max: 10, stream: () => limitedSocket(SILENCE_MS), onConnect: planForMemory(limits) });
  return fromPool(pool, { patientPool: () => new Pool({ ...common, max: 2, keepAlive: true, onConnect: planForMemory() }) });
}
