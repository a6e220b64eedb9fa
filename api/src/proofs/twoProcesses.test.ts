import { randomUUID } from 'node:crypto';
import type { TestMember } from '../testing/aMember';
import { openEvents, type TestStream } from '../testing/openEvents';
import { type ApiProcess, startApi } from '../testing/startApi';
import { startPostgres, startRedis, type TestPostgres, type TestRedis, until } from '../testing/startServers';
import { TEST_PASSWORD, createTwoMembers } from '../testing/createTwoMembers';

let postgres: TestPostgres;
let redis: TestRedis;
let [first, second]: ApiProcess[] = [];
let members: { anna: TestMember; bob: TestMember };
let sessions: { anna: string; bob: string };

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  members = await createTwoMembers({ databaseUrl: postgres.url, dataDir: '' });
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
  [first, second] = await Promise.all([startApi(env), startApi(env)]);
  const logIn = async (member: TestMember) => (await getFirst().logIn(member.email, TEST_PASSWORD)) ?? '';
  sessions = { anna: await logIn(members.anna), bob: await logIn(members.bob) };
}, 180_000);

afterAll(async () => {
  for (const api of [first, second]) api?.signal('SIGTERM');
  await Promise.all([first?.exitStatus, second?.exitStatus]);
  await redis?.stop();
  postgres?.remove();
}, 60_000);

function getFirst(): ApiProcess {
  if (!first) throw new Error('The first process did not start.');
  return first;
}

function getSecond(): ApiProcess {
  if (!second) throw new Error('The second process did not start.');
  return second;
}

const write = (api: ApiProcess, body: string) =>
  api.call('POST', '/api/chat.php', {
    session: sessions.anna,
    body: { profile_id: members.bob.id, type: 'text', body, client_id: randomUUID() },
  });

/** Waits for the message with this text; returns how long it took, in ms. */
async function waitForMessage(stream: TestStream, text: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const nextItem = await stream.next();
    if (nextItem === 'end') throw new Error('The stream ended.');
    if (nextItem.event.type === 'message' && nextItem.event.message.body === text) return performance.now() - startedAt;
  }
}

/** Sends a message repeatedly until it is received, because subscribing and reconnecting take a moment. */
async function sendUntilReceived(stream: TestStream, body: string): Promise<void> {
  let isReceived = false;
  const arrival = waitForMessage(stream, body).then(() => (isReceived = true));
  const sendAgain = async (): Promise<boolean> => {
    if (!isReceived) await write(getFirst(), body);
    return isReceived;
  };
  await Promise.race([arrival, until(`${body} is heard`, sendAgain, 500)]);
}

const countUnread = async (api: ApiProcess): Promise<number> => {
  const { body } = await api.call('GET', '/api/chats.php', { session: sessions.bob });
  return body.chats.reduce((sum: number, chat: { num_unread_messages: number }) => sum + chat.num_unread_messages, 0);
};

test('R-296 R-393 a message sent through one process arrives in the stream of the other in under a second', async () => {
  const stream = await openEvents(getSecond().origin, sessions.bob);
  await sendUntilReceived(stream, 'Before');
  const times = [];
  for (const body of ['One', 'Two', 'Three']) {
    const [ms] = await Promise.all([waitForMessage(stream, body), write(getFirst(), body)]);
    times.push(ms);
  }
  stream.close();
  // Only the fastest counts: a busy machine may be slow once, but a delivery that waits for a poll is always slow.
  expect(Math.min(...times)).toBeLessThan(1_000);
}, 120_000);

/** Returns an ETag without the time at its end, which changes every five minutes. */
const withoutTime = (etag: string): string => etag.replace(/-\d+"$/, '');

const poll = async (knownEtag?: string) => {
  const headers = { cookie: `auth.session=${sessions.bob}`, ...(knownEtag === undefined ? {} : { 'if-none-match': knownEtag }) };
  const reply = await fetch(`${getSecond().origin}/api/chats.php`, { headers });
  await reply.text();
  const etag = reply.headers.get('etag') ?? '';
  const isOnlyLater = knownEtag !== undefined && knownEtag !== etag && withoutTime(knownEtag) === withoutTime(etag);
  return { status: isOnlyLater ? 304 : reply.status, etag };
};

/** Attempts invalid sign-ups from one address, alternating between both processes; returns the statuses. */
async function attemptSignups(times: number): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await (time % 2 ? getFirst() : getSecond()).call('POST', '/api/signup.php', { body: {} })).status);
  return statuses;
}

test('decision 015: a change made through one process is seen by the next poll of the other, which was unchanged before', async () => {
  const { etag } = await poll();
  expect((await poll(etag)).status).toBe(304);
  await write(getFirst(), 'Changed');
  expect((await poll(etag)).status).toBe(200);
}, 120_000);

test('R-366 limits hold across both processes: sixty sign-up attempts an hour from one address, whichever process answers', async () => {
  expect(await attemptSignups(62)).toEqual([...Array.from({ length: 60 }, () => 422), 429, 429]);
}, 120_000);

test('R-366 decision 015: without Redis only live delivery is lost, and when it is back, empty, everything works as before', async () => {
  const unreadBefore = await countUnread(getFirst());
  const { etag: oldEtag } = await poll();
  await redis.stop();
  expect((await write(getFirst(), 'While away')).status).toBe(200);
  expect(await countUnread(getSecond())).toBe(unreadBefore + 1);
  const { status: changedStatus, etag } = await poll(oldEtag);
  expect([changedStatus, (await poll(etag)).status]).toEqual([200, 304]);
  expect(await attemptSignups(2)).toEqual([429, 429]);
  expect((await getFirst().call('GET', '/api/health.php')).body).toMatchObject({ status: 'ok', cache: 'down' });
  redis = await startRedis(redis.port);
  for (const api of [getFirst(), getSecond()]) {
    await until('Redis is back', async () => (await api.call('GET', '/api/health.php')).body.cache === 'redis');
  }
  expect([(await poll(oldEtag)).status, (await poll(etag)).status]).toEqual([200, 304]);
  expect(await attemptSignups(2)).toEqual([429, 429]);
  const stream = await openEvents(getSecond().origin, sessions.bob);
  await sendUntilReceived(stream, 'Back');
  expect((await poll(etag)).status).toBe(200);
  stream.close();
}, 120_000);
