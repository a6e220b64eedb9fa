import { freePort } from '../../testing/freePort';
import { systemClock } from '../systemClock';
import { prepareDatabase } from './prepareDatabase';

test('R-410 a server that is away at the start is named by its host, without its password', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const config = { databaseUrl: `postgres://rendezvous:secret-word@${host}/rendezvous`, dataDir: '', demoData: false };
  const failure: unknown = await prepareDatabase(config, systemClock).catch((error: unknown) => error);
  expect(String(failure)).toContain(`The database of DATABASE_URL at ${host} cannot be used: `);
  expect(String(failure)).toContain('ECONNREFUSED');
  expect(String(failure)).not.toContain('secret-word');
});
