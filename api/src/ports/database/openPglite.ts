import type { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, type ClientBase } from 'pg';
import type { DatabasePort } from './DatabasePort';
import { createDatabasePort, pgTypes, createConnectionSetup } from './createDatabasePort';
import type { PgliteThread } from './PgliteThread';

/** The adapter's connection, with node-postgres' record of its named statements. */
type EmbeddedConnection = EventEmitter & { parsedStatements: object; submittedNamedStatements: object };

/** Opens the embedded database behind a pool of one connection, so that all code can use a pool; `onClosed` runs once the database is closed. */
export async function openPglite(thread: PgliteThread, onClosed: () => void = () => {}): Promise<DatabasePort> {
  await thread.waitReady;
  // The adapter only uses an engine's waitReady and execProtocolStream.
  const config = createPgConfig(thread as unknown as PGlite);
  const connection: EmbeddedConnection = config.connection;
  // Simulates a connection closed by the server: the pool creates a new one, which restarts the engine.
  thread.onLost = (cause) => void (connection.listenerCount('error') > 0 && connection.emit('error', cause));
  // The next client reuses this connection, possibly with a new engine, so neither side may keep the prepared statements of the last one.
  const prepareClient = createConnectionSetup('deallocate all');
  const onConnect = (client: ClientBase): Promise<void> => {
    connection.parsedStatements = {};
    connection.submittedNamedStatements = {};
    return prepareClient(client);
  };
  const pool = new Pool({ ...config, types: pgTypes, max: 1, idleTimeoutMillis: 0, onConnect });
  const close = async (): Promise<void> => {
    await thread.close();
    onClosed();
  };
  return createDatabasePort(pool, { close });
}
