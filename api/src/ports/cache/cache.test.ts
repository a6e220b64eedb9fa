import { startRedis, type TestRedis, until } from '../../testing/startServers';
import type { CachePort } from './CachePort';
import { createMemoryCache } from './createMemoryCache';
import { openRedisCache } from './openRedisCache';
import { RedisLink } from './RedisLink';

const createVersions = (change: object = {}) => ({ user: 1, chats: 1, likes: 1, access: 1, ...change });

/** Generous timeout, so that a busy machine is not mistaken for an unreachable Redis. */
const PATIENCE_MS = 20_000;

let redis: TestRedis;
const openCaches: CachePort[] = [];
const openCacheOnRedis = async (): Promise<CachePort> => {
  const cache = await openRedisCache(redis.url, PATIENCE_MS);
  openCaches.push(cache);
  return cache;
};
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await Promise.all(openCaches.map((cache) => cache.close()));
  await redis.stop();
});

describe.each([
  ['memory', async () => createMemoryCache()],
  ['Redis', openCacheOnRedis],
])('%s', (name, openCache) => {
  test('R-366 calls are counted in a window that the first one opens', async () => {
    const cache = await openCache();
    expect(await cache.hit(`${name} anna`, 60, 1_000)).toEqual({ calls: 1, endsAt: 1_060 });
    expect(await cache.hit(`${name} anna`, 60, 1_000)).toMatchObject({ calls: 2 });
    expect(await cache.hit(`${name} bob`, 60, 1_000)).toMatchObject({ calls: 1 });
  });

  test('decision 015: a counter never goes back, whoever writes last', async () => {
    const cache = await openCache();
    expect(cache.getVersions('anna')).toBeUndefined();
    await cache.publishVersions('anna', createVersions({ chats: 5 }));
    cache.storeVersions('anna', createVersions({ chats: 4, likes: 2 }));
    expect(cache.getVersions('anna')).toEqual(createVersions({ chats: 5, likes: 2 }));
  });
});

test('decision 015: without counters the database is always queried', async () => {
  const cache = createMemoryCache({ counters: false });
  cache.storeVersions('anna', createVersions());
  expect(cache.getVersions('anna')).toBeUndefined();
});

test('R-366 two processes share limits and counters through Redis', async () => {
  const [one, other] = [await openCacheOnRedis(), await openCacheOnRedis()];
  await one.hit('shared', 60, 1_000);
  expect(await other.hit('shared', 60, 1_000)).toMatchObject({ calls: 2 });
  other.storeVersions('carol', createVersions());
  await one.publishVersions('carol', createVersions({ user: 7 }));
  await until('the other cache knows it', () => other.getVersions('carol')?.user === 7);
});

test('R-366 a window without an expiry in Redis gets one', async () => {
  const [cache, link] = [await openCacheOnRedis(), new RedisLink(redis.url, PATIENCE_MS)];
  await link.connect();
  await link.execute((client) => client.set('limit:frida', 7));
  expect(await cache.hit('frida', 60, 1_000)).toMatchObject({ calls: 8 });
  expect(await link.execute((client) => client.ttl('limit:frida'))).toBeGreaterThan(0);
  link.close();
});

const waitForState = (cache: CachePort, wantedState: string) =>
  new Promise<void>((resolve) => cache.watch((state) => (state === wantedState ? resolve() : undefined)));

test('R-366 without Redis a process limits on its own and queries the database; changes made meanwhile are published later', async () => {
  const ownRedis = await startRedis();
  const cache = await openRedisCache(ownRedis.url, PATIENCE_MS);
  openCaches.push(cache);
  await cache.hit('dora', 60, 1_000);
  const downPromise = waitForState(cache, 'down');
  await ownRedis.stop();
  await downPromise;
  expect(await cache.hit('dora', 60, 1_000)).toMatchObject({ calls: 2 });
  expect(await cache.hit('dora', 60, 1_000)).toMatchObject({ calls: 3 });
  await cache.publishVersions('dora', createVersions({ chats: 9 }));
  expect(cache.getVersions('dora')).toBeUndefined();
  const recoveryPromise = waitForState(cache, 'redis');
  const restartedRedis = await startRedis(ownRedis.port);
  await recoveryPromise;
  const otherCache = await openRedisCache(restartedRedis.url, PATIENCE_MS);
  openCaches.push(otherCache);
  await cache.publishVersions('emil', createVersions());
  await until('the other cache knows it', () => otherCache.getVersions('emil') !== undefined);
  expect(cache.state()).toBe('redis');
  // Redis has lost the window, but this process still has it.
  expect(await cache.hit('dora', 60, 1_000)).toMatchObject({ calls: 4 });
  await restartedRedis.stop();
});

test('R-366 a Redis that hangs is bypassed', async () => {
  const ownRedis = await startRedis();
  const cache = await openRedisCache(ownRedis.url);
  openCaches.push(cache);
  const downPromise = waitForState(cache, 'down');
  cache.storeVersions('emma', createVersions());
  ownRedis.hang();
  expect(await cache.hit('emma', 60, 1_000)).toMatchObject({ calls: 1 });
  await downPromise;
  await until('it is forgotten', () => cache.getVersions('emma') === undefined);
  ownRedis.wake();
  await ownRedis.stop();
});
