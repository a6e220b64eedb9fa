import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../migrations/migrate';
import { openPostgres } from '../ports/database/openPostgres';
import { computeMigrationsDigest } from './computeMigrationsDigest';

/** A database on a PostgreSQL server; `drop` removes it. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Key of the advisory lock held while the template is created; an arbitrary number. */
const TEMPLATE_LOCK = 7_203_110;

type AdminDatabase = ReturnType<typeof openPostgres>['db'];

const toDatabaseUrl = (serverUrl: string, name: string): string => {
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
};

async function migrateDatabase(url: string): Promise<void> {
  const { db, close } = openPostgres(url);
  await migrate(db);
  await close();
}

/** Returns the name of a template database with all tables, created if missing; copying it is six times faster than migrating. */
async function ensureTemplate(serverUrl: string, admin: AdminDatabase): Promise<string> {
  const name = `template_${computeMigrationsDigest()}`;
  await admin.connection().execute(async (connection) => {
    // Another worker may take long to migrate the template.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(connection);
    if (rows.length === 0) {
      const draftName = `${name}_part`;
      await sql`drop database if exists ${sql.id(draftName)}`.execute(connection);
      await sql`create database ${sql.id(draftName)}`.execute(connection);
      await migrateDatabase(toDatabaseUrl(serverUrl, draftName));
      await sql`alter database ${sql.id(draftName)} rename to ${sql.id(name)}`.execute(connection);
    }
    await sql`select pg_advisory_unlock(${TEMPLATE_LOCK})`.execute(connection);
  });
  return name;
}

async function createFromTemplate(serverUrl: string, getTemplateName: (admin: AdminDatabase) => Promise<string>): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { db, close } = openPostgres(serverUrl);
  await sql`create database ${sql.id(name)} template ${sql.id(await getTemplateName(db))}`.execute(db);
  const drop = async (): Promise<void> => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await close();
  };
  return { url: toDatabaseUrl(serverUrl, name), drop };
}

/**
 * Creates an empty database on a PostgreSQL server. Each test file has its own: listing the tables of one schema fails while another schema is
 * being dropped, whereas databases do not affect each other.
 */
export const createDatabase = (serverUrl: string): Promise<TestDatabase> => createFromTemplate(serverUrl, async () => 'template1');

/** Creates a database with all tables. */
export const createMigratedDatabase = (serverUrl: string): Promise<TestDatabase> =>
  createFromTemplate(serverUrl, (admin) => ensureTemplate(serverUrl, admin));
