import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSignup } from '../testing/aSignup';
import { openEvents } from '../testing/openEvents';
import { type ApiProcess, spawnApi, startApi } from '../testing/startApi';
import { until } from '../testing/startServers';
import { TEST_PASSWORD, createTwoMembers } from '../testing/createTwoMembers';

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-ends-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
const startedProcesses: ApiProcess[] = [];
let members: Awaited<ReturnType<typeof createTwoMembers>>;

beforeAll(async () => {
  members = await createTwoMembers({ databaseUrl: null, dataDir });
}, 180_000);
afterEach(async () => {
  for (const api of startedProcesses.splice(0)) {
    api.signal('SIGKILL');
    await api.exitStatus;
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(extraEnv: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApi({ ...env, ...extraEnv });
  startedProcesses.push(api);
  return api;
}

test('R-410 security 35: after SIGTERM the process is not ready, still answers, closes its streams, and exits with 0', async () => {
  const api = await start({ DRAIN_SECONDS: '30' });
  const session = await api.logIn(members.anna.email, TEST_PASSWORD);
  const stream = await openEvents(api.origin, session);
  api.signal('SIGTERM');
  while ((await stream.next()) !== 'end');
  expect(await api.call('GET', '/api/health.php')).toMatchObject({ status: 503, body: { status: 'draining' } });
  expect((await api.call('GET', '/api/user.php', { session })).body.user.id).toBe(members.anna.id);
  expect(await api.exitStatus).toBe(0);
}, 300_000);

test('security 19: a second process on the same data names the one that is using it, and does no harm', async () => {
  const api = await start();
  const secondProcess = await spawnApi(env);
  startedProcesses.push(secondProcess);
  expect(await secondProcess.exitStatus).toBe(1);
  expect(secondProcess.readOutput()).toMatch(/is in use by process \d+\. Stop it first, or set DATABASE_URL or another DATA_DIR\./);
  expect((await api.call('GET', '/api/health.php')).status).toBe(200);
}, 300_000);

test('R-409 after a kill -9 the next process takes over the data, with every acknowledged message', async () => {
  const api = await start();
  const session = await api.logIn(members.anna.email, TEST_PASSWORD);
  const body = { profile_id: members.bob.id, type: 'text', body: 'Still there', client_id: randomUUID() };
  const sentResponse = await api.call('POST', '/api/chat.php', { session, body });
  api.signal('SIGKILL');
  await api.exitStatus;
  const nextProcess = await start();
  const repeatedResponse = await nextProcess.call('POST', '/api/chat.php', { session, body });
  expect(repeatedResponse.body.message.id).toBe(sentResponse.body.message.id);
  expect(repeatedResponse.body.credits).toBe(sentResponse.body.credits);
  nextProcess.signal('SIGTERM');
  expect(await nextProcess.exitStatus).toBe(0);
}, 300_000);

test('R-410 security 33: every log line is JSON, and none contains personal data', async () => {
  const api = await start({ LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:1' });
  const signup = aSignup({ email: 'secret.person@example.org', name: 'secretperson', signup_message: 'secret words' });
  await api.call('POST', '/api/signup.php', { body: signup });
  const session = await api.logIn(members.anna.email, TEST_PASSWORD);
  await api.logIn(members.anna.email, 'secret wrong password');
  await api.call('POST', '/api/chat.php', {
    session,
    body: { profile_id: members.bob.id, type: 'text', body: 'secret text', client_id: randomUUID() },
  });
  await api.call('GET', '/api/geocode.php?lat=52.379189&lon=4.899431', { session });
  await api.call('GET', '/api/password-reset.php?token=secret-token');
  await api.call('POST', '/api/complaint.php', {
    body: { category: 'other', email: signup.email, description: 'secret complaint of somebody' },
  });
  // The attempt to send an undeliverable email follows within seconds, and its failure is logged.
  await until('the failed mail is logged', () => api.readOutput().includes('"job":"mail"'));
  api.signal('SIGTERM');
  expect(await api.exitStatus).toBe(0);
  const lines = api.readOutput().trim().split('\n');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number) });
  for (const personalText of ['secret', members.anna.email, members.anna.name, session, '52.379'])
    expect(api.readOutput()).not.toContain(personalText);
}, 300_000);
