import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/migrations/migrate';
import { openDatabase } from '../src/ports/database/openDatabase';
import { openPostgres } from '../src/ports/database/openPostgres';
import { insertDataset, type DatasetSize } from './fill';
import { getDatabaseUrl, type RunLocations, type Setup } from './setups';

type DatabaseTarget = Parameters<typeof openDatabase>[0];

/** How to fill a database. */
interface FillOptions {
  size: DatasetSize;
  /** Time of the newest data, in unix seconds. */
  now: number;
  /** Creates the tables of the first database of each kind; if omitted, the current migrations create them. */
  createTables?: (() => Promise<void>) | undefined;
}

async function fillDatabase(target: DatabaseTarget, { size, now, createTables }: FillOptions): Promise<void> {
  await createTables?.();
  const database = await openDatabase(target);
  if (createTables === undefined) await migrate(database.db);
  await insertDataset(database.db, size, now);
  await database.close();
}

async function preparePglite(setups: readonly Setup[], locations: RunLocations, options: FillOptions): Promise<void> {
  const [first, ...others] = setups.map(({ name }) => join(locations.folder, name));
  if (first === undefined) return;
  mkdirSync(first, { recursive: true });
  await fillDatabase({ databaseUrl: null, dataDir: first }, options);
  for (const other of others) cpSync(first, other, { recursive: true });
}

async function preparePostgres(setups: readonly Setup[], locations: RunLocations, options: FillOptions): Promise<void> {
  const [first, ...others] = setups.map((setup) => new URL(getDatabaseUrl(setup, locations)).pathname.slice(1));
  const [firstSetup] = setups;
  if (first === undefined || firstSetup === undefined) return;
  const server = openPostgres(locations.postgresUrl);
  await sql`create database ${sql.id(first)}`.execute(server.db);
  await fillDatabase({ databaseUrl: getDatabaseUrl(firstSetup, locations), dataDir: locations.folder }, options);
  for (const other of others) await sql`create database ${sql.id(other)} template ${sql.id(first)}`.execute(server.db);
  await server.close();
}

/** Fills one database of each kind and copies it for the other setups of the same kind. */
export async function prepareData(
  setups: readonly Setup[],
  locations: RunLocations,
  size: DatasetSize,
  createTables?: () => Promise<void>,
): Promise<void> {
  const options = { size, now: Math.floor(Date.now() / 1_000), createTables };
  const getSetups = (kind: Setup['database']): Setup[] => setups.filter(({ database }) => database === kind);
  await preparePglite(getSetups('PGlite'), locations, options);
  await preparePostgres(getSetups('PostgreSQL'), locations, options);
}
