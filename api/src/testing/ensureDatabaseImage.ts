import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrations/migrate';
import { openPglite } from '../ports/database/openPglite';
import { PgliteThread } from '../ports/database/PgliteThread';
import { computeMigrationsDigest } from './computeMigrationsDigest';

const API_FOLDER = join(__dirname, '../..');

async function buildImage(file: string): Promise<void> {
  const thread = new PgliteThread({});
  const database = await openPglite(thread);
  await migrate(database.db);
  await thread.dump(file);
  await database.close();
}

/** Returns the path of an image of a migrated embedded database; it is built once per version of the migrations and loaded by every test file. */
export async function ensureDatabaseImage(): Promise<string> {
  const folder = join(API_FOLDER, '.cache');
  const file = join(folder, `database-${computeMigrationsDigest()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  await buildImage(temporaryFile);
  // The file with the final name is not deleted: another worker may have created it and be opening it. The rename replaces it atomically.
  const outdatedFiles = readdirSync(folder).filter((name) => name.endsWith('.tar') && join(folder, name) !== file);
  for (const name of outdatedFiles) rmSync(join(folder, name), { force: true });
  renameSync(temporaryFile, file);
  return file;
}
