import { Socket } from 'node:net';
import { Pool } from 'pg';
import { getErrorCode } from '../../systemErrors';
import type { DatabasePort } from './DatabasePort';
import { createDatabasePort, pgTypes, createConnectionSetup } from './createDatabasePort';

/** Creates a socket that is destroyed with ETIMEDOUT after `silenceMs` without traffic: a hung server counts as unreachable. */
export function createSocketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
  const timeoutError = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(timeoutError));
}

/** Time limit for connecting to the server or waiting for a free connection, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Time limit for one statement of a call, enforced by the server, in ms. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A connection that is silent for this many ms has hung: the server would have ended any statement of its own accord by then. */
const MAX_SILENCE_MS = 12_000;

const timeoutSettings = `set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${MAX_SILENCE_MS}`;

/** Creates the port for a PostgreSQL server from its URL; the first query connects. */
export function openPostgres(url: string): DatabasePort {
  const commonOptions = { connectionString: url, types: pgTypes, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = new Pool({
    ...commonOptions,
    max: 10,
    stream: () => createSocketWithTimeout(MAX_SILENCE_MS),
    onConnect: createConnectionSetup(timeoutSettings),
  });
  return createDatabasePort(pool, {
    createUnlimitedPool: () => new Pool({ ...commonOptions, max: 2, keepAlive: true, onConnect: createConnectionSetup() }),
  });
}

/** Connects to a server for the first time; if it does not respond or rejects us, closes the port and throws an error with the server's name. */
export async function assertPostgresUsable({ pool, close }: Pick<DatabasePort, 'pool' | 'close'>, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    // For a host with several addresses, the error contains several reasons and no message.
    const reason = (error instanceof Error && error.message) || String(getErrorCode(error));
    throw new Error(`The database of DATABASE_URL at ${new URL(url).host} cannot be used: ${reason}.`);
  }
}
