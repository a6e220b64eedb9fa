import { type CachePort, type CacheState, mergeVersions, type Versions, type RateLimitWindow } from './CachePort';
import { VersionCache, RateLimitCounter } from './createMemoryCache';
import { RedisLink } from './RedisLink';
import { RedisSubscriber } from './RedisSubscriber';

const CHANNEL = 'rendezvous:counters';
/** Maximum number of members whose unsent changes are queued. */
const MAX_UNSENT_MEMBERS = 10_000;

const formatMessage = (memberId: string, { user, chats, likes, access }: Versions): string =>
  [memberId, user, chats, likes, access].join(' ');

function parseMessage(message: string): [memberId: string, versions: Versions] {
  const [memberId = '', ...counters] = message.split(' ');
  const [user = 0, chats = 0, likes = 0, access = 0] = counters.map(Number);
  return [memberId, { user, chats, likes, access }];
}

/**
 * Creates a publisher of change counters. Those that cannot be sent are queued until Redis is back (for at most MAX_UNSENT_MEMBERS), since
 * other processes may still trust the old ones.
 */
function createPublisher(send: (memberId: string, versions: Versions) => Promise<boolean>) {
  const unsentVersions = new Map<string, Versions>();
  const publish = async (memberId: string, versions: Versions): Promise<void> => {
    if (await send(memberId, versions)) return;
    const queuedVersions = unsentVersions.get(memberId);
    if (queuedVersions === undefined && unsentVersions.size >= MAX_UNSENT_MEMBERS) return;
    unsentVersions.set(memberId, mergeVersions(queuedVersions, versions));
  };
  const publishUnsent = async (): Promise<void> => {
    const entries = [...unsentVersions];
    unsentVersions.clear();
    await Promise.all(entries.map(([memberId, versions]) => publish(memberId, versions)));
  };
  return { publish, publishUnsent };
}

async function hitShared(link: RedisLink, key: string, seconds: number, now: number): Promise<RateLimitWindow | undefined> {
  const reply = await link.execute((redis) => Promise.all([redis.set(key, 0, 'EX', seconds, 'NX'), redis.incr(key), redis.ttl(key)]));
  if (reply === undefined) return undefined;
  const [, calls, ttl] = reply;
  // A counter whose window ended between two of these commands has no expiry and would never be reset.
  if (ttl < 0) await link.execute((redis) => redis.expire(key, seconds));
  return { calls, endsAt: now + Math.max(1, ttl) };
}

/**
 * Opens a cache shared by several processes. Redis counts calls for the rate limits and passes new values of the change counters to all
 * processes, which cache them. While Redis is down, each process counts calls on its own and reads the change counters from the database.
 */
export async function openRedisCache(url: string, timeoutMs?: number): Promise<CachePort> {
  const link = new RedisLink(url, timeoutMs);
  const rateLimitCounter = new RateLimitCounter();
  const versionCache = new VersionCache();
  const handlers = {
    onMessage: (message: string) => versionCache.merge(...parseMessage(message)),
    onOpen: () => versionCache.open(),
    onGap: () => versionCache.close(),
  };
  const subscriber = new RedisSubscriber(url, CHANNEL, handlers, timeoutMs);
  const publisher = createPublisher(async (memberId, versions) => {
    return (await link.execute((redis) => redis.publish(CHANNEL, formatMessage(memberId, versions)))) !== undefined;
  });
  link.watch((isUp) => void (isUp ? publisher.publishUnsent() : undefined));
  const toState = (isUp: boolean): CacheState => (isUp ? 'redis' : 'down');
  await Promise.all([link.connect(), subscriber.connect()]);
  return {
    hit: async (key, seconds, now) => {
      const sharedWindow = await hitShared(link, `limit:${key}`, seconds, now);
      return sharedWindow === undefined
        ? rateLimitCounter.hit(key, seconds, now)
        : rateLimitCounter.mergeHit(sharedWindow, key, seconds, now);
    },
    getVersions: (memberId) => versionCache.get(memberId),
    storeVersions: (memberId, versions) => versionCache.merge(memberId, versions),
    publishVersions: async (memberId, versions) => {
      versionCache.merge(memberId, versions);
      await publisher.publish(memberId, versions);
    },
    state: () => toState(link.isReachable),
    watch: (listener) => link.watch((isUp) => listener(toState(isUp))),
    close: async () => {
      subscriber.close();
      link.close();
    },
  };
}
