import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { aDisk, canMount, rejectWrites } from '../testing/aDisk';
import { aPicture } from '../testing/aPicture';
import { type ApiProcess, spawnApi, startApi } from '../testing/startApi';
import { until } from '../testing/startServers';
import { TEST_PASSWORD, createTwoMembers } from '../testing/createTwoMembers';

const MEGABYTES = 160;
const REFUSED_RESPONSE = { status: 503, body: { error: { code: 'overloaded' } } };
const cleanUpTasks: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUpTasks.splice(0).reverse()) await undo();
});

interface Trouble {
  dataDir: string;
  begin(api: ApiProcess): void;
  end(): void;
}

function createFullDisk(): Trouble {
  const disk = aDisk(MEGABYTES);
  cleanUpTasks.push(disk.remove);
  return { dataDir: join(disk.folder, 'data'), begin: disk.fill, end: disk.free };
}

function createWriteBlock(): Trouble {
  const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-writes-'));
  cleanUpTasks.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let end = (): void => {};
  return { dataDir, begin: ({ pid }) => (end = rejectWrites(pid)), end: () => end() };
}

async function start(dataDir: string): Promise<ApiProcess> {
  const api = await startApi({ DATA_DIR: dataDir, RATE_LIMITS: 'false', LOG_LEVEL: 'error' });
  cleanUpTasks.push(async () => {
    api.signal('SIGKILL');
    await api.exitStatus;
  });
  return api;
}

async function uploadTo({ origin }: ApiProcess, session: string): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { 'sec-fetch-site': 'same-origin', [CLIENT_HEADER]: CLIENT_HEADER_VALUE, cookie: `${AUTH_COOKIE}=${session}` };
  const reply = await fetch(`${origin}/api/photos.php`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: await reply.json() };
}

async function expectHealth(api: ApiProcess, status: RegExp): Promise<void> {
  await until(`health is ${status}`, async () => status.test((await api.call('GET', '/api/health.php')).body.status));
}

const cases: [string, () => Trouble][] = [
  // Filling a disk requires mounting one; where that is not allowed, only the second case runs.
  ...(canMount() ? ([['is full', createFullDisk]] satisfies [string, () => Trouble][]) : []),
  ['takes no write, as one that became read-only', createWriteBlock],
];

test.each(cases)(
  'R-409 R-410 while the disk of the embedded data %s, nothing is half done, health reports it, and the process recovers by itself',
  async (_what, makeTrouble) => {
    const trouble = makeTrouble();
    const { anna, bob } = await createTwoMembers({ databaseUrl: null, dataDir: trouble.dataDir });
    const api = await start(trouble.dataDir);
    const session = await api.logIn(anna.email, TEST_PASSWORD);
    const buildMessage = () => ({ profile_id: bob.id, type: 'text', body: randomBytes(400).toString('hex'), client_id: randomUUID() });
    const write = (body: object) => api.call('POST', '/api/chat.php', { session, body });
    const sentResponses = [await write(buildMessage())];

    trouble.begin(api);
    let delayedMessage = buildMessage();
    for (let answer = await write(delayedMessage); answer.status === 200; answer = await write(delayedMessage)) {
      sentResponses.push(answer);
      delayedMessage = buildMessage();
    }
    for (let time = 0; time < 3; time += 1) {
      const rejectedResponse = await write(delayedMessage);
      expect(rejectedResponse).toMatchObject(REFUSED_RESPONSE);
      expect(rejectedResponse.headers.get('retry-after')).toBe('10');
    }
    expect(await uploadTo(api, session)).toMatchObject(REFUSED_RESPONSE);
    await expectHealth(api, /^(degraded|down)$/);
    expect(api.readOutput()).toMatch(/"level":50.*(No space left on device|File too large)/);

    trouble.end();
    await expectHealth(api, /^ok$/);
    const laterResponse = await write(delayedMessage);
    expect(laterResponse.status).toBe(200);
    expect(new Set(sentResponses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(laterResponse.body.credits).toBe((sentResponses.at(-1)?.body.credits ?? 0) - 1);
    const { body } = await api.call('GET', `/api/chat.php?conversation=${laterResponse.body.conversation.id}`, { session });
    const ids = [...sentResponses, laterResponse].map((answer) => answer.body.message.id);
    expect(body.messages.map(({ id }: { id: string }) => id)).toEqual(ids.slice(-body.messages.length));
    expect(body.messages.length).toBeGreaterThan(Math.min(ids.length, 10) - 1);
    expect((await uploadTo(api, session)).status).toBe(200);
  },
  180_000,
);

test('R-409 a data folder that is not writable at startup gives a clear error and exit code 1', async () => {
  // Where no disk can be mounted, a path below a file is used instead.
  const disk = canMount() ? aDisk(1) : undefined;
  if (disk) cleanUpTasks.push(disk.remove);
  disk?.makeReadOnly();
  const api = await spawnApi({ DATA_DIR: disk === undefined ? '/dev/null/data' : join(disk.folder, 'data'), LOG_LEVEL: 'error' });
  expect(await api.exitStatus).toBe(1);
  expect(api.readOutput()).toMatch(/^The data folder \S+ cannot be written: /m);
}, 120_000);
