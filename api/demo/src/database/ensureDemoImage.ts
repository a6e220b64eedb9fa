import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../src/migrations/migrate';
import { openPglite } from '../../../src/ports/database/openPglite';
import { PgliteThread } from '../../../src/ports/database/PgliteThread';
import { seedDatabase } from './seedDatabase';
import { seedVersion } from './seedVersion';

async function buildImage(file: string, now: number): Promise<void> {
  const thread = new PgliteThread({});
  const database = await openPglite(thread);
  await migrate(database.db);
  await seedDatabase(database.db, { now });
  await thread.dump(file);
  await database.close();
}

/**
 * Returns the path of an image of an embedded database with all tables and the demo data, from which a database starts within a second. The
 * image is rebuilt when `seedVersion()` changes. Usage: `new PgliteThread({ dataDir, image: await ensureDemoImage(folder, now) })` for a
 * folder without a database, then `shiftSeedDates(db, now)`, since the dates in the image are as old as its file.
 */
export async function ensureDemoImage(folder: string, now: number): Promise<string> {
  const file = join(folder, `demo-${seedVersion()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  await buildImage(temporaryFile, now);
  renameSync(temporaryFile, file);
  return file;
}
