import { randomUUID } from 'node:crypto';
import { type ApiProcess, startApi } from '../testing/startApi';
import { startPostgres, type TestPostgres, until } from '../testing/startServers';
import { TEST_PASSWORD, createTwoMembers } from '../testing/createTwoMembers';

let postgres: TestPostgres;
let api: ApiProcess | undefined;
afterAll(async () => {
  api?.signal('SIGTERM');
  await api?.exitStatus;
  postgres?.remove();
}, 60_000);

test('R-409 R-410 while the database is down, calls return 503; when it is back, the same process works again, with nothing lost', async () => {
  postgres = await startPostgres();
  const { anna, bob } = await createTwoMembers({ databaseUrl: postgres.url, dataDir: '' });
  api = await startApi({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
  const { call } = api;
  const session = await api.logIn(anna.email, TEST_PASSWORD);
  const buildMessage = (body: string) => ({ profile_id: bob.id, type: 'text', body, client_id: randomUUID() });
  const write = (body: object) => call('POST', '/api/chat.php', { session, body });
  const firstResponse = await write(buildMessage('Before'));
  const delayedMessage = buildMessage('While away');

  postgres.stop();
  expect(await call('GET', '/api/health.php')).toMatchObject({ status: 503, body: { status: 'down', database: false } });
  for (let time = 0; time < 12; time += 1) {
    const rejectedResponse = await write(delayedMessage);
    expect(rejectedResponse).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } });
    expect(rejectedResponse.headers.get('retry-after')).toBe('10');
  }

  postgres.start();
  await until('the api is healthy', async () => (await call('GET', '/api/health.php')).status === 200);
  const laterResponse = await write(delayedMessage);
  expect(laterResponse.status).toBe(200);
  expect(laterResponse.body.credits).toBe(firstResponse.body.credits - 1);
  const { body } = await call('GET', `/api/chat.php?conversation=${firstResponse.body.conversation.id}`, { session });
  expect(body.messages.map(({ body: text }: { body: string }) => text)).toEqual(['Before', 'While away']);
}, 300_000);
