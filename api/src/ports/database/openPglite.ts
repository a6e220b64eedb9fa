import type { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import type { DatabasePort } from './DatabasePort';
import { fromPool } from './fromPool';
import type { PgliteThread } from './PgliteThread';
import { pgTypes } from './pgTypes';
import { planForMemory } from './planForMemory';

/** The embedded database behind a pool of one, so that all code speaks to a pool. */
export async function openPglite(thread: PgliteThread, closed: () => void = () => {}): Promise<DatabasePort> {
  await thread.waitReady;
  // The adapter uses nothing of an engine but waitReady and execProtocolStream.
  const config = createPgConfig(thread as unknown as PGlite);
  const connection: EventEmitter = config.connection;
  // As if the server had closed the connection: the pool makes a new one, which starts the engine again.
  thread.onLost = (cause) => void (connection.listenerCount('error') > 0 && connection.emit('error', cause));
  const pool = new Pool({ ...config, types: pgTypes, max: 1, idleTimeoutMillis: 0, onConnect: planForMemory() });
  const close = async (): Promise<void> => {
    await thread.close();
    closed();
  };
  return fromPool(pool, { close });
}
