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
  const engine = thread as unknown as PGlite;
  const pool = new Pool({ ...createPgConfig(engine), types: pgTypes, max: 1, idleTimeoutMillis: 0, onConnect: planForMemory });
  return fromPool(pool, async () => {
    await thread.close();
    closed();
  });
}
