import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config';
import { migrate } from '../../migrations/migrate';
import { demoImage } from '../../seed/demoImage';
import { renewSeed } from '../../seed/renewSeed';
import { seedDatabase } from '../../seed/seedDatabase';
import type { Clock } from '../Clock';
import type { DatabasePort } from './DatabasePort';
import { openDatabase } from './openDatabase';
import { reachPostgres } from './reachPostgres';

/** Images of the demo data are kept beside other things that can be made again. */
const IMAGES = resolve(__dirname, '../../../../.cache');

type Needed = Pick<Config, 'databaseUrl' | 'dataDir' | 'demoData'>;

/** Opens the database in its newest state, with the demo data where they are wanted. */
export async function prepareDatabase(config: Needed, clock: Clock): Promise<DatabasePort> {
  const isEmpty = config.databaseUrl === null && !existsSync(join(config.dataDir, 'database'));
  const image = isEmpty && config.demoData ? await demoImage(IMAGES, clock.now()) : undefined;
  const database = await openDatabase(config, image);
  if (config.databaseUrl !== null) await reachPostgres(database, config.databaseUrl);
  await database.withPatience(migrate);
  // A server does this by itself; the embedded database has nobody else to do it.
  if (config.databaseUrl === null) await sql`vacuum analyze`.execute(database.db);
  if (!config.demoData) return database;
  const seededNow = await database.withPatience((db) => seedDatabase(db, { now: clock.now() }));
  if (!seededNow && image !== undefined) await renewSeed(database.db, clock.now());
  return database;
}
