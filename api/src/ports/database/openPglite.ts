import type { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, type ClientBase } from 'pg';
import type { DatabasePort } from './DatabasePort';
import { fromPool, pgTypes, planForMemory } from './fromPool';
import type { PgliteThread } from './PgliteThread';

/** What node-postgres notes about the statements of a connection that have names. */
type EmbeddedConnection = EventEmitter & { parsedStatements: object; submittedNamedStatements: object };

/** The embedded database behind a pool of one, so that all code speaks to a pool. */
export async function openPglite(thread: PgliteThread, closed: () => void = () => {}): Promise<DatabasePort> {
  await thread.waitReady;
  // The adapter uses nothing of an engine but waitReady and execProtocolStream.
  const config = createPgConfig(thread as unknown as PGlite);
  const connection: EmbeddedConnection = config.connection;
  // As if the server had closed the connection: the pool makes a new one, which starts the engine again.
  thread.onLost = (cause) => void (connection.listenerCount('error') > 0 && connection.emit('error', cause));
  // A later client speaks over the same connection, on an engine that may be a new one: neither shall remember statements.
  const forget = planForMemory('deallocate all');
  const onConnect = (client: ClientBase): Promise<void> => {
    connection.parsedStatements = {};
    connection.submittedNamedStatements = {};
    return forget(client);
  };
  const pool = new Pool({ ...config, types: pgTypes, max: 1, idleTimeoutMillis: 0, onConnect });
  const close = async (): Promise<void> => {
    await thread.close();
    closed();
  };
  return fromPool(pool, { close });
}
