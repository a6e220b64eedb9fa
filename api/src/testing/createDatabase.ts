import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../migrations/migrate';
import { openPostgres } from '../ports/database/openPostgres';
import { migrationsDigest } from './migrationsDigest';

/** A database on a PostgreSQL server: its address, and how to drop it. */
export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Key of the advisory lock held while the template is created; an arbitrary number. */
const TEMPLATE_LOCK = 7_203_110;

type AdminDatabase = ReturnType<typeof openPostgres>['db'];

const toUrl = (server: string, name: string): string => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

async function migrateAt(url: string): Promise<void> {
  const { db, close } = openPostgres(url);
  await migrate(db);
  await close();
}

/** Returns the name of a template database with all tables, created if missing; copying it is six times faster than migrating. */
async function ensureTemplate(server: string, admin: AdminDatabase): Promise<string> {
  const name = `template_${migrationsDigest()}`;
  await admin.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(connection);
    if (rows.length === 0) {
      const draft = `${name}_part`;
      await sql`drop database if exists ${sql.id(draft)}`.execute(connection);
      await sql`create database ${sql.id(draft)}`.execute(connection);
      await migrateAt(toUrl(server, draft));
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(connection);
    }
    await sql`select pg_advisory_unlock(${TEMPLATE_LOCK})`.execute(connection);
  });
  return name;
}

async function createFrom(server: string, template: (admin: AdminDatabase) => Promise<string>): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { db, close } = openPostgres(server);
  await sql`create database ${sql.id(name)} template ${sql.id(await template(db))}`.execute(db);
  const drop = async (): Promise<void> => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await close();
  };
  return { url: toUrl(server, name), drop };
}

/**
 * Creates an empty database on a PostgreSQL server. Each test file has its own: listing the tables of one schema fails while another is being
 * dropped; whole databases do not affect each other.
 */
export const createDatabase = (server: string): Promise<OwnDatabase> => createFrom(server, async () => 'template1');

/** Creates a database with all tables. */
export const createMigratedDatabase = (server: string): Promise<OwnDatabase> =>
  createFrom(server, (admin) => ensureTemplate(server, admin));
