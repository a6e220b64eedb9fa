import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../ports/database/openPostgres';

/**
 * Creates an empty database on a PostgreSQL server. Each test file has one of its own: looking at the tables of one schema
 * fails while another is dropped; whole databases do not see each other.
 */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { db, close } = openPostgres(server);
  await sql`create database ${sql.id(name)}`.execute(db);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await close();
  };
  return { url: address.href, drop };
}
