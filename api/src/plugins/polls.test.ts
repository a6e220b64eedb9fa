import type { AddressInfo } from 'node:net';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import { startSession } from '../account/sessions';
import { openRedisCache } from '../ports/cache/openRedisCache';
import { startRedis, type TestRedis } from '../testing/startServers';
import { testApi, type TestApi } from '../testing/testApi';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const memoryApi = testApi();
/** Timeout in ms for which a busy machine is not mistaken for an unreachable Redis. */
const PATIENCE_MS = 20_000;
const redisApi = testApi({}, async () => ({ cache: await openRedisCache(redis.url, PATIENCE_MS) }));

/** A member's session that polls over a real connection and sends the last ETag. */
async function aPage(api: TestApi, member: { id: string }) {
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: member.id, now: api.now() });
  const client = api.visitor.withCookies({ [AUTH_COOKIE]: token });
  const { port } = api.app.server.address() as AddressInfo;
  const createPoll = (path: string) => {
    let etag = '';
    return async () => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { cookie: `other=1; ${AUTH_COOKIE}=${token}`, ...(etag ? { 'if-none-match': etag } : {}) },
      });
      await reply.arrayBuffer();
      etag = reply.headers.get('etag') ?? '';
      return reply;
    };
  };
  const poll = (path: string) => {
    const sendPoll = createPoll(path);
    return async () => (await sendPoll()).status;
  };
  return { client, poll, createPoll };
}

/** Runs `work` while the tables of sessions, members and counters are renamed, so that any access to them fails. */
async function withoutTables(api: TestApi, work: () => Promise<void>): Promise<void> {
  const tables = ['sessions', 'members', 'change_counters'];
  for (const table of tables) await sql`alter table ${sql.table(table)} rename to ${sql.table(`away_${table}`)}`.execute(api.db);
  try {
    await work();
  } finally {
    for (const table of tables) await sql`alter table ${sql.table(`away_${table}`)} rename to ${sql.table(table)}`.execute(api.db);
  }
}

describe.each([
  ['memory', memoryApi],
  ['Redis', redisApi],
])('with counters in %s', (_name, api) => {
  beforeAll(() => api.app.listen({ host: '127.0.0.1', port: 0 }));

  test.each(['/api/user.php', '/api/chats.php', '/api/likes.php'])(
    'decision 015: an unchanged poll of %s touches no table',
    async (path) => {
      const poll = (await aPage(api, await api.aMember())).poll(path);
      expect(await poll()).toBe(200);
      await withoutTables(api, async () => expect(await poll()).toBe(304));
      expect(await poll()).toBe(304);
    },
  );

  test('R-367 R-410 an unchanged poll carries the security headers and its own request id', async () => {
    const sendPoll = (await aPage(api, await api.aMember())).createPoll('/api/likes.php');
    const [firstReply, secondReply] = [await sendPoll(), await sendPoll()];
    expect(secondReply.status).toBe(304);
    expect(secondReply.headers.get('x-request-id')).toMatch(/^\w+-\w+$/);
    expect(secondReply.headers.get('x-request-id')).not.toBe(firstReply.headers.get('x-request-id'));
    const bodyHeaders = ['content-length', 'content-type', 'date', 'x-request-id'];
    const commonHeaders = [...firstReply.headers].filter(([name]) => !bodyHeaders.includes(name));
    expect(Object.fromEntries(secondReply.headers)).toMatchObject(Object.fromEntries(commonHeaders));
  });

  test('R-410 unchanged polls are counted in the metrics along with the other replies', async () => {
    const readCounters = async () => {
      const { text } = await api.visitor.get('/api/metrics');
      return Number(/^rendezvous_requests_total\{route="\/api\/likes\.php",method="GET",status="304"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const poll = (await aPage(api, await api.aMember())).poll('/api/likes.php');
    await poll();
    const before = await readCounters();
    expect([await poll(), await poll(), await poll()]).toEqual([304, 304, 304]);
    expect(await readCounters()).toBe(before + 3);
  });

  test('decision 015: a change is seen by the next poll of everybody it concerns, and of nobody else', async () => {
    const [anna, bob, carol] = [await api.aMember({ credits: 5 }), await api.aMember(), await api.aMember()];
    const polls = await Promise.all([anna, bob, carol].map(async (member) => (await aPage(api, member)).poll('/api/chats.php')));
    for (const poll of polls) expect([await poll(), await poll()]).toEqual([200, 304]);
    const message = { profile_id: bob.id, type: 'text', body: 'Hello', client_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    expect((await (await api.as(anna)).post('/api/chat.php', message)).status).toBe(200);
    expect(await Promise.all(polls.map((poll) => poll()))).toEqual([200, 200, 304]);
  });

  test('R-365 a poll of an ended session returns 403 although nothing changed', async () => {
    const member = await api.aMember();
    const [firstPage, secondPage] = [await aPage(api, member), await aPage(api, member)];
    const [poll, other] = [firstPage.poll('/api/chats.php'), secondPage.poll('/api/chats.php')];
    for (const each of [poll, other]) expect([await each(), await each()]).toEqual([200, 304]);
    await firstPage.client.get('/api/logout.php');
    expect(await poll()).toBe(403);
    expect(await other()).toBe(304);
  });

  test('R-377 polls count as activity too', async () => {
    const member = await api.aMember();
    const poll = (await aPage(api, member)).poll('/api/user.php');
    expect([await poll(), await poll()]).toEqual([200, 304]);
    api.ports.clock.advance(300);
    await poll();
    const row = await api.db.selectFrom('members').select('last_active_at').where('id', '=', member.id).executeTakeFirstOrThrow();
    expect(row.last_active_at).toBe(api.now());
  });
});

test('decision 015: without Redis, polls are answered from the database and still see changes', async () => {
  const api = redisApi;
  const member = await api.aMember();
  const poll = (await aPage(api, member)).poll('/api/user.php');
  expect([await poll(), await poll()]).toEqual([200, 304]);
  await redis.stop();
  expect(await poll()).toBe(304);
  await (await api.as(member)).put('/api/user.php', { language: 'de' });
  expect([await poll(), await poll()]).toEqual([200, 304]);
  expect((await api.visitor.get('/api/health.php')).body).toMatchObject({ status: 'ok', cache: 'down' });
});
