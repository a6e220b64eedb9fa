import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { withDatabase } from '../ports/database/openDatabase';
import { isNonEmptyFolder, BACKED_UP_FOLDERS, setPermissions } from './keptFolders';
import { runProgram } from './runProgram';
import { countTables, computeTableSums, type TableSums } from './sql';

/** Throws an error that names the tables whose checksums or row counts differ. */
function assertSameSums(expected: TableSums, actual: TableSums): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  const mismatches = names.filter((name) => expected[name]?.rows !== actual[name]?.rows || expected[name]?.sum !== actual[name]?.sum);
  if (mismatches.length > 0) throw new Error(`These tables differ from the backup: ${mismatches.join(', ')}.`);
}

type StorageConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

async function assertEmpty(config: StorageConfig): Promise<void> {
  for (const name of [...Object.keys(BACKED_UP_FOLDERS), ...(config.databaseUrl === null ? ['database'] : [])]) {
    const folder = join(config.dataDir, name);
    if (await isNonEmptyFolder(folder)) throw new Error(`${folder} is not empty: restore into an empty DATA_DIR.`);
  }
  if (config.databaseUrl === null) return;
  const tableCount = await withDatabase(config, ({ db }) => countTables(db));
  if (tableCount > 0) throw new Error('The database of DATABASE_URL holds tables already: restore into an empty one.');
}

async function readSums(folder: string): Promise<TableSums> {
  const text = await readFile(join(folder, 'sums.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no finished backup.`);
  return JSON.parse(text) as TableSums;
}

async function restoreData({ databaseUrl, dataDir }: StorageConfig, folder: string): Promise<void> {
  const source = join(folder, databaseUrl === null ? 'database' : 'database.dump');
  if (!existsSync(source)) throw new Error('The backup is of the other kind of database, embedded or PostgreSQL: check DATABASE_URL.');
  if (databaseUrl === null) await cp(source, join(dataDir, 'database'), { recursive: true });
  else await runProgram('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${databaseUrl}`, source]);
  for (const [name, access] of Object.entries(BACKED_UP_FOLDERS)) {
    if (!existsSync(join(folder, name))) continue;
    await cp(join(folder, name), join(dataDir, name), { recursive: true });
    await setPermissions(join(dataDir, name), access);
  }
}

/** Restores a backup into an empty DATA_DIR and database, verifies that the tables match what was saved, and returns their checksums. */
export async function restore(config: StorageConfig, folder: string): Promise<TableSums> {
  const expected = await readSums(folder);
  await assertEmpty(config);
  await restoreData(config, folder);
  const actual = await withDatabase(config, ({ withoutTimeLimit }) => withoutTimeLimit(computeTableSums));
  assertSameSums(expected, actual);
  return actual;
}
