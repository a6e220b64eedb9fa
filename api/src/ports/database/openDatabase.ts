import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { getErrorCode } from '../../systemErrors';
import { openPostgres } from './openPostgres';
import type { DatabasePort } from './DatabasePort';
import { lockFolder } from './lockFolder';
import { openPglite } from './openPglite';
import { PgliteThread } from './PgliteThread';

const WRITE_ERRORS: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'ENOENT'];

function createLockedFolder(parent: string, folder: string): () => void {
  try {
    mkdirSync(parent, { recursive: true });
    // The folder will contain private messages, so only its owner has access, as with the data directory of a server.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof Error) || !WRITE_ERRORS.includes(getErrorCode(error))) throw error;
    throw new Error(`The data folder ${parent} cannot be written: ${error.message}. Set DATA_DIR to another one, or DATABASE_URL.`);
  }
}

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens PostgreSQL at DATABASE_URL, otherwise the embedded database in DATA_DIR; a new embedded database may start from an image. */
export async function openDatabase(config: DatabaseLocation, image?: string): Promise<DatabasePort> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const dataDir = join(config.dataDir, 'database');
  const releaseLock = createLockedFolder(config.dataDir, dataDir);
  try {
    return await openPglite(new PgliteThread({ dataDir, ...(image === undefined ? {} : { image }) }), releaseLock);
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** Opens the database for one task and closes it afterwards, even if the task fails. */
export async function withDatabase<Result>(config: DatabaseLocation, work: (database: DatabasePort) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
