import { Socket } from 'node:net';
import { Pool } from 'pg';
import { errorCode } from '../../systemErrors';
import type { DatabasePort } from './DatabasePort';
import { fromPool, pgTypes, planForMemory } from './fromPool';

/** A connection that breaks when nothing went over it for so many ms: a server that hangs is one that is away. */
export function limitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const broken = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(broken));
}

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

/** Asks a server for the first time; who starts us reads which one it is when it does not answer, or does not want us. */
export async function reachPostgres({ pool, close }: Pick<DatabasePort, 'pool' | 'close'>, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    // A host with several addresses has several reasons and no message.
    const reason = (error instanceof Error && error.message) || String(errorCode(error));
    throw new Error(`The database of DATABASE_URL at ${new URL(url).host} cannot be used: ${reason}.`);
  }
}
