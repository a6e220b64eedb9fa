import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../src/migrations/migrate';
import { openPglite } from '../../../src/ports/database/openPglite';
import { PgliteThread } from '../../../src/ports/database/PgliteThread';
import { seedDatabase } from './seedDatabase';
import { seedVersion } from './seedVersion';

async function build(file: string, now: number): Promise<void> {
  const thread = new PgliteThread({});
  const database = await openPglite(thread);
  await migrate(database.db);
  await seedDatabase(database.db, { now });
  await thread.dump(file);
  await database.close();
}

/**
 * File of an embedded database with all tables and the demo data, made once per state of migrations and seed, so that an
 * empty folder starts in a second. Use: `new PgliteThread({ dataDir, image: await demoImage(folder, now) })` for a folder
 * that holds no database yet, then `renewSeed(db, now)`, since the image is as old as its file.
 */
export async function demoImage(folder: string, now: number): Promise<string> {
  const file = join(folder, `demo-${seedVersion()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  await build(part, now);
  renameSync(part, file);
  return file;
}
