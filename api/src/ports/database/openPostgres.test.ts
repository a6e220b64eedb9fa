import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { startPostgres, type TestPostgres } from '../../testing/startPostgres';
import { isUnavailable } from '../../unavailable';
import { openPostgres } from './openPostgres';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 180_000);
afterAll(() => postgres.remove());

test('R-409 a connection that breaks between two queries of a transaction fails that one alone; the process lives on', async () => {
  const { db, pool, close } = openPostgres(postgres.url);
  const acquired = new Promise<PoolClient>((resolve) => pool.once('acquire', resolve));
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const client = await acquired;
    const ended = new Promise((resolve) => client.once('end', resolve));
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await ended;
    await sql`select 1`.execute(trx);
  });
  expect(isUnavailable(await transaction.catch((error: unknown) => error))).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
}, 120_000);
