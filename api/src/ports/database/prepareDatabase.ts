import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config';
import { migrate } from '../../migrations/migrate';
import type { Clock } from '../Clock';
import { assertPostgresUsable } from './openPostgres';
import type { Demo } from '../Demo';
import type { DatabasePort } from './DatabasePort';
import { openDatabase } from './openDatabase';
import { assertNoDemo } from './assertNoDemo';

type PrepareConfig = Pick<Config, 'environment' | 'databaseUrl' | 'dataDir' | 'demoData'>;

/** Closes the database and throws if it contains demo accounts: production never serves them. */
async function rejectDemoDatabase(database: DatabasePort): Promise<void> {
  try {
    await assertNoDemo(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database, migrates it to the latest schema and, if `demoData` is set, seeds the demo data. */
export async function prepareDatabase(config: PrepareConfig, clock: Clock, demo: Demo | null): Promise<DatabasePort> {
  const demoSeeder = config.demoData ? demo : null;
  const isNew = config.databaseUrl === null && !existsSync(join(config.dataDir, 'database'));
  const image = isNew ? await demoSeeder?.ensureDatabaseImage(clock.now()) : undefined;
  const database = await openDatabase(config, image);
  if (config.databaseUrl !== null) await assertPostgresUsable(database, config.databaseUrl);
  await database.withoutTimeLimit(migrate);
  // A server does this automatically; the embedded database does not.
  if (config.databaseUrl === null) await sql`vacuum analyze`.execute(database.db);
  if (config.environment === 'production') await rejectDemoDatabase(database);
  await demoSeeder?.fill(database, clock.now(), { fromImage: image !== undefined });
  return database;
}
