import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrations/migrate';
import { openPglite } from '../ports/database/openPglite';
import { PgliteThread } from '../ports/database/PgliteThread';

const API = join(__dirname, '../..');
const MIGRATIONS = join(API, 'src/migrations');

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

async function build(file: string): Promise<void> {
  const thread = new PgliteThread({});
  const database = await openPglite(thread);
  await migrate(database.db);
  await thread.dump(file);
  await database.close();
}

/** File of a migrated embedded database: made once per state of the migrations, loaded by every test file. */
export async function databaseImage(): Promise<string> {
  const folder = join(API, '.cache');
  const file = join(folder, `database-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  await build(part);
  // Never the own name: another worker may have made it and be opening it; the rename replaces it without a gap
  const others = readdirSync(folder).filter((name) => name.endsWith('.tar') && join(folder, name) !== file);
  for (const old of others) rmSync(join(folder, old), { force: true });
  renameSync(part, file);
  return file;
}
