import { randomUUID } from 'node:crypto';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { aProxy, type TestProxy } from '../testing/aProxy';
import { type ApiProcess, startApi } from '../testing/startApi';
import { startPostgres, type TestPostgres, until } from '../testing/startServers';
import { TEST_PASSWORD, createTwoMembers } from '../testing/createTwoMembers';

let postgres: TestPostgres;
let proxy: TestProxy;
let api: ApiProcess | undefined;
afterAll(async () => {
  api?.signal('SIGTERM');
  await api?.exitStatus;
  proxy?.close();
  postgres?.remove();
}, 60_000);

async function poll({ origin }: ApiProcess, session: string, etag = ''): Promise<{ status: number; etag: string }> {
  const reply = await fetch(`${origin}/api/user.php`, { headers: { cookie: `${AUTH_COOKIE}=${session}`, 'if-none-match': etag } });
  await reply.text();
  return { status: reply.status, etag: reply.headers.get('etag') ?? '' };
}

test('R-409 R-410 while the database accepts connections but never answers, calls return 503 in bounded time, and the same process works again afterwards', async () => {
  postgres = await startPostgres();
  const { anna, bob } = await createTwoMembers({ databaseUrl: postgres.url, dataDir: '' });
  proxy = await aProxy(Number(new URL(postgres.url).port));
  const proxiedUrl = new URL(postgres.url);
  proxiedUrl.port = String(proxy.port);
  api = await startApi({ DATABASE_URL: proxiedUrl.href, SINGLE_PROCESS: 'true', RATE_LIMITS: 'false', LOG_LEVEL: 'fatal' });
  const { call } = api;
  const session = await api.logIn(anna.email, TEST_PASSWORD);
  const buildMessage = (body: string) => ({ profile_id: bob.id, type: 'text', body, client_id: randomUUID() });
  const write = (body: object) => call('POST', '/api/chat.php', { session, body });
  const firstResponse = await write(buildMessage('Before'));
  const { etag } = await poll(api, session);

  proxy.fallSilent();
  const delayedMessages = Array.from({ length: 15 }, (_, place) => buildMessage(`While it hangs ${place}`));
  const rejectedResponses = await Promise.all([...delayedMessages.map(write), ...delayedMessages.slice(0, 2).map(write)]);
  for (const answer of rejectedResponses) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } });
    expect(answer.headers.get('retry-after')).toBe('10');
  }
  expect(await call('GET', '/api/health.php')).toMatchObject({ status: 503, body: { status: 'down', database: false } });
  // ETags of this poll change on the hour; if a new hour has just begun, the poll needs the database and fails.
  const isOfThisHour = etag.endsWith(`-${Math.floor(Date.now() / 3_600_000)}"`);
  expect((await poll(api, session, etag)).status).toBe(isOfThisHour ? 304 : 503);

  proxy.speakAgain();
  await until('the api is healthy', async () => (await call('GET', '/api/health.php')).status === 200);
  for (const body of delayedMessages) expect((await write(body)).status).toBe(200);
  const { body } = await call('GET', `/api/chat.php?conversation=${firstResponse.body.conversation.id}`, { session });
  const texts = body.messages.map(({ body: text }: { body: string }) => text);
  expect([...texts].sort()).toEqual(['Before', ...delayedMessages.map(({ body: text }) => text)].sort());
  expect((await call('GET', '/api/user.php', { session })).body.user.credits).toBe(firstResponse.body.credits - delayedMessages.length);
}, 180_000);
