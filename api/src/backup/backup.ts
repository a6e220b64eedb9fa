import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import { withDatabase } from '../ports/database/openDatabase';
import type { Database } from '../tables/tables';
import { isNonEmptyFolder, BACKED_UP_FOLDERS, setPermissions } from './keptFolders';
import { runProgram } from './runProgram';
import { exportSnapshot, findLiveReleases, computeTableSums, type TableSums } from './sql';

type StorageConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

interface BackupOptions {
  /** True to leave out the site's releases, for an api without access to their folder. */
  withoutReleases?: boolean;
}

async function assertReleasesPresent(db: Kysely<Database>, { dataDir }: StorageConfig): Promise<void> {
  const folder = resolve(dataDir, 'releases');
  const missingReleases = (await findLiveReleases(db)).filter((release) => !existsSync(join(folder, release, 'release.json')));
  if (missingReleases.length === 0) return;
  throw new Error(
    `These releases are live but not in ${folder}: ${missingReleases.join(', ')}. Run this where DATA_DIR holds the releases of the site, ` +
      'or add --without-releases and save their folder yourself: without it, a restored site shows nothing.',
  );
}

/** Computes a database's checksums; throws if it has no tables or if files of live releases are missing (unless releases are left out). */
async function computeCheckedSums(
  db: Kysely<Database>,
  config: StorageConfig,
  { withoutReleases = false }: BackupOptions,
): Promise<TableSums> {
  const sums = await computeTableSums(db);
  if (Object.keys(sums).length === 0) throw new Error('There is nothing to save: the database holds no tables.');
  if (!withoutReleases) await assertReleasesPresent(db, config);
  return sums;
}

/** Dumps a PostgreSQL database into the folder while the site keeps running: checksums and dump use the same snapshot. */
async function dumpPostgres(url: string, config: StorageConfig, folder: string, options: BackupOptions): Promise<TableSums> {
  const dump = async (trx: Kysely<Database>): Promise<TableSums> => {
    const sums = await computeCheckedSums(trx, config, options);
    const snapshot = await exportSnapshot(trx);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await runProgram('pg_dump', ['--format=custom', `--snapshot=${snapshot}`, `--file=${join(folder, 'database.dump')}`, url]);
    return sums;
  };
  return withDatabase(config, ({ withoutTimeLimit }) =>
    withoutTimeLimit((db) => db.transaction().setIsolationLevel('repeatable read').execute(dump)),
  );
}

/** Copies the embedded database into the folder. Opens it first, to be sure that it is not in use and was shut down cleanly. */
async function copyEmbedded(config: StorageConfig, folder: string, options: BackupOptions): Promise<TableSums> {
  const source = join(config.dataDir, 'database');
  // Opening a missing database would create it.
  if (!(await isNonEmptyFolder(source)))
    throw new Error(`There is no database in ${resolve(config.dataDir)}: set DATA_DIR, or DATABASE_URL.`);
  const sums = await withDatabase(config, ({ db }) => computeCheckedSums(db, config, options));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cp(source, join(folder, 'database'), { recursive: true });
  return sums;
}

/** Writes database, files and releases into an empty folder, with checksums that mark the copy as complete; returns the checksums. */
export async function backup(config: StorageConfig, folder: string, options: BackupOptions = {}): Promise<TableSums> {
  if (await isNonEmptyFolder(folder)) throw new Error(`${folder} is not empty.`);
  const { databaseUrl, dataDir } = config;
  const sums =
    databaseUrl === null ? await copyEmbedded(config, folder, options) : await dumpPostgres(databaseUrl, config, folder, options);
  for (const name of Object.keys(BACKED_UP_FOLDERS)) {
    if (!existsSync(join(dataDir, name)) || (name === 'releases' && options.withoutReleases)) continue;
    await cp(join(dataDir, name), join(folder, name), { recursive: true });
  }
  await setPermissions(folder, 'owner only');
  // Written last: a backup without checksums is incomplete.
  await writeFile(join(folder, 'sums.json'), JSON.stringify(sums, null, 2), { mode: 0o600 });
  return sums;
}
