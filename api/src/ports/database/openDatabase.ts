import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { DatabasePort } from './DatabasePort';
import { lockFolder } from './lockFolder';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { PgliteThread } from './PgliteThread';

/** PostgreSQL by DATABASE_URL, otherwise the embedded database in DATA_DIR; an empty folder may start from an image. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, image?: string): Promise<DatabasePort> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true });
  const dataDir = join(config.dataDir, 'database');
  const release = lockFolder(dataDir);
  try {
    return await openPglite(new PgliteThread({ dataDir, ...(image === undefined ? {} : { image }) }), release);
  } catch (error) {
    release();
    throw error;
  }
}
