import { sql } from 'kysely';
import { redisCache } from '../ports/cache/redisCache';
import { startRedis, type TestRedis } from '../testing/startRedis';
import { testApi, type TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const inMemory = testApi();
const onRedis = testApi({}, async () => ({ cache: await redisCache(redis.url) }));

/** A poll as the page repeats it: with the name of the state it has. */
async function polling(client: TestClient, path: string): Promise<() => Promise<number>> {
  let etag = '';
  return async () => {
    const { status, headers } = await client.with(etag ? { 'if-none-match': etag } : {}).get(path);
    etag = String(headers['etag'] ?? '');
    return status;
  };
}

/** Lets nobody look at sessions, members or counters meanwhile. */
async function withoutTables(api: TestApi, work: () => Promise<void>): Promise<void> {
  const tables = ['sessions', 'members', 'change_counters'];
  for (const table of tables) await sql`alter table ${sql.table(table)} rename to ${sql.table(`away_${table}`)}`.execute(api.db);
  await work();
  for (const table of tables) await sql`alter table ${sql.table(`away_${table}`)} rename to ${sql.table(table)}`.execute(api.db);
}

describe.each([
  ['memory', inMemory],
  ['Redis', onRedis],
])('with counters in %s', (_name, api) => {
  test.each(['/api/user.php', '/api/chats.php', '/api/likes.php'])('R-166 an unchanged poll of %s touches no table', async (path) => {
    const poll = await polling(await api.as(await api.aMember()), path);
    expect(await poll()).toBe(200);
    await withoutTables(api, async () => expect(await poll()).toBe(304));
    expect(await poll()).toBe(304);
  });

  test('R-367 R-410 an unchanged poll carries the security headers and its number', async () => {
    const client = await api.as(await api.aMember());
    const { headers } = await client.get('/api/likes.php');
    const again = await client.with({ 'if-none-match': String(headers['etag']) }).get('/api/likes.php');
    expect(again.status).toBe(304);
    const { 'x-request-id': first, date: _date, ...common } = headers;
    const { 'x-request-id': second, date: _later, ...kept } = again.headers;
    expect(second).not.toBe(first);
    const { 'content-length': _length, 'content-type': _type, ...expected } = common;
    expect(kept).toEqual(expected);
  });

  test('R-166 a change is seen by the next poll of everybody it concerns, and of nobody else', async () => {
    const [anna, bob, carol] = [await api.aMember({ credits: 5 }), await api.aMember(), await api.aMember()];
    const polls = await Promise.all([anna, bob, carol].map(async (member) => polling(await api.as(member), '/api/chats.php')));
    for (const poll of polls) expect([await poll(), await poll()]).toEqual([200, 304]);
    const message = { profile_id: bob.id, type: 'text', body: 'Hello', client_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    expect((await (await api.as(anna)).post('/api/chat.php', message)).status).toBe(200);
    expect(await Promise.all(polls.map((poll) => poll()))).toEqual([200, 200, 304]);
  });

  test('R-365 a session that ended is told so although nothing changed', async () => {
    const member = await api.aMember();
    const [here, there] = [await api.as(member), await api.as(member)];
    const [poll, other] = [await polling(here, '/api/chats.php'), await polling(there, '/api/chats.php')];
    for (const each of [poll, other]) expect([await each(), await each()]).toEqual([200, 304]);
    await here.get('/api/logout.php');
    expect(await poll()).toBe(403);
    expect(await other()).toBe(304);
  });

  test('R-377 activity is noted by polls too', async () => {
    const member = await api.aMember();
    const poll = await polling(await api.as(member), '/api/user.php');
    expect([await poll(), await poll()]).toEqual([200, 304]);
    api.ports.clock.advance(300);
    await poll();
    const row = await api.db.selectFrom('members').select('last_active_at').where('id', '=', member.id).executeTakeFirstOrThrow();
    expect(row.last_active_at).toBe(api.now());
  });
});

test('R-166 without Redis polls are answered from the database, and change is seen', async () => {
  const api = onRedis;
  const member = await api.aMember();
  const poll = await polling(await api.as(member), '/api/user.php');
  expect([await poll(), await poll()]).toEqual([200, 304]);
  await redis.stop();
  expect(await poll()).toBe(304);
  await (await api.as(member)).put('/api/user.php', { language: 'de' });
  expect([await poll(), await poll()]).toEqual([200, 304]);
  expect((await api.visitor.get('/api/health.php')).body).toMatchObject({ status: 'ok', cache: 'down' });
});
