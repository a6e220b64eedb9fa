import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrations/migrate';
import { openPglite } from '../ports/database/openPglite';
import { PgliteThread } from '../ports/database/PgliteThread';
import { migrationsDigest } from './migrationsDigest';

const API = join(__dirname, '../..');

async function build(file: string): Promise<void> {
  const thread = new PgliteThread({});
  const database = await openPglite(thread);
  await migrate(database.db);
  await thread.dump(file);
  await database.close();
}

/** File of a migrated embedded database: created once per state of the migrations, loaded by every test file. */
export async function databaseImage(): Promise<string> {
  const folder = join(API, '.cache');
  const file = join(folder, `database-${migrationsDigest()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  await build(part);
  // Never its final name: another worker may have created it and be opening it; the rename replaces it atomically
  const others = readdirSync(folder).filter((name) => name.endsWith('.tar') && join(folder, name) !== file);
  for (const old of others) rmSync(join(folder, old), { force: true });
  renameSync(part, file);
  return file;
}
