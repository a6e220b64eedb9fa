import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import { openDatabase } from '../ports/database/openDatabase';
import { program } from './program';
import { tableSums, type TableSums } from './tableSums';

type Needed = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Folders of DATA_DIR that belong to a backup beside the database. */
export const KEPT_FOLDERS = ['files', 'releases'];

/** Sums and dump see the same moment, while everything runs on. */
async function dumpPostgres(url: string, config: Needed, folder: string): Promise<TableSums> {
  const database = await openDatabase(config);
  try {
    return await database.withPatience((db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
          await program('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${join(folder, 'database.dump')}`, url]);
          return tableSums(trx);
        }),
    );
  } finally {
    await database.close();
  }
}

/** The embedded database is copied while nobody has it open: opening it here keeps others out and ends it in order. */
async function copyEmbedded(config: Needed, folder: string): Promise<TableSums> {
  const database = await openDatabase(config);
  const sums = await tableSums(database.db).finally(() => database.close());
  await cp(join(config.dataDir, 'database'), join(folder, 'database'), { recursive: true });
  return sums;
}

async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

/** Writes database, files and releases into an empty folder, with sums to tell a whole copy by; answers them. */
export async function backup(config: Needed, folder: string): Promise<TableSums> {
  await makeEmpty(folder);
  const { databaseUrl, dataDir } = config;
  const sums = databaseUrl === null ? await copyEmbedded(config, folder) : await dumpPostgres(databaseUrl, config, folder);
  for (const name of KEPT_FOLDERS) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(folder, name), { recursive: true });
  }
  // Last: a backup without sums was not finished.
  await writeFile(join(folder, 'sums.json'), JSON.stringify(sums, null, 2));
  return sums;
}
