import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { isUnavailable } from '../../systemErrors';
import { findFreePort, startPostgres, type TestPostgres } from '../../testing/startServers';
import { systemClock } from '../Clock';
import { createSocketWithTimeout, openPostgres } from './openPostgres';
import { prepareDatabase } from './prepareDatabase';

test('R-409 a silent connection is dropped with a retryable error', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = createSocketWithTimeout(50).connect((server.address() as AddressInfo).port, '127.0.0.1');
  const error = await new Promise((resolve) => socket.once('error', resolve));
  expect(isUnavailable(error)).toBe(true);
  server.close();
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 180_000);
afterAll(() => postgres.remove());

test('R-409 a connection that breaks between two queries of a transaction fails only that transaction; the process keeps running', async () => {
  const { db, pool, close } = openPostgres(postgres.url);
  const clientPromise = new Promise<PoolClient>((resolve) => pool.once('acquire', resolve));
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const client = await clientPromise;
    const endPromise = new Promise((resolve) => client.once('end', resolve));
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await endPromise;
    await sql`select 1`.execute(trx);
  });
  expect(isUnavailable(await transaction.catch((error: unknown) => error))).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
}, 120_000);

test('R-410 a server that is down at startup is named by its host, without its password', async () => {
  const host = `127.0.0.1:${await findFreePort()}`;
  const config = {
    databaseUrl: `postgres://rendezvous:secret-word@${host}/rendezvous`,
    dataDir: '',
    demoData: false,
    environment: 'test',
  } as const;
  const failure: unknown = await prepareDatabase(config, systemClock, null).catch((error: unknown) => error);
  expect(String(failure)).toContain(`The database of DATABASE_URL at ${host} cannot be used: `);
  expect(String(failure)).toContain('ECONNREFUSED');
  expect(String(failure)).not.toContain('secret-word');
});
