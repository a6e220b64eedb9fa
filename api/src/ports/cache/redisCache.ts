import { type CachePort, type CacheState, newestOf, type Versions, type Window } from './CachePort';
import { CounterMemory, LimitMemory } from './memoryCache';
import { RedisLink } from './RedisLink';
import { RedisNews } from './RedisNews';

const CHANNEL = 'rendezvous:counters';
/** Maximum number of members with unpublished changes. */
const UNTOLD = 10_000;

const written = (memberId: string, { user, chats, likes, access }: Versions): string => [memberId, user, chats, likes, access].join(' ');

function read(message: string): [memberId: string, versions: Versions] {
  const [memberId = '', ...counters] = message.split(' ');
  const [user = 0, chats = 0, likes = 0, access = 0] = counters.map(Number);
  return [memberId, { user, chats, likes, access }];
}

/** Keeps what could not be published until it can be: others may still trust the old counters. */
function untoldOnes(send: (memberId: string, versions: Versions) => Promise<boolean>) {
  const waiting = new Map<string, Versions>();
  const tell = async (memberId: string, versions: Versions): Promise<void> => {
    if ((await send(memberId, versions)) || waiting.size >= UNTOLD) return;
    waiting.set(memberId, newestOf(waiting.get(memberId), versions));
  };
  const tellAll = async (): Promise<void> => {
    const all = [...waiting];
    waiting.clear();
    await Promise.all(all.map(([memberId, versions]) => tell(memberId, versions)));
  };
  return { tell, tellAll };
}

async function hitShared(link: RedisLink, name: string, seconds: number, now: number): Promise<Window | undefined> {
  const reply = await link.ask((redis) => Promise.all([redis.set(name, 0, 'EX', seconds, 'NX'), redis.incr(name), redis.ttl(name)]));
  if (reply === undefined) return undefined;
  const [, calls, ttl] = reply;
  // A window that ended between two of these commands would be counted on forever.
  if (ttl < 0) await link.ask((redis) => redis.expire(name, seconds));
  return { calls, endsAt: now + Math.max(1, ttl) };
}

/**
 * Memory shared by several processes: limits are counted in Redis, counter changes are published through it, and each process keeps the limits and
 * counters it has seen. While Redis is down, this process keeps the limits and the database the counters.
 */
export async function redisCache(url: string, patienceMs?: number): Promise<CachePort> {
  const link = new RedisLink(url, patienceMs);
  const limits = new LimitMemory();
  const counters = new CounterMemory();
  const news = new RedisNews(url, CHANNEL, {
    onMessage: (message) => counters.keep(...read(message)),
    onOpen: () => counters.open(),
    onGap: () => counters.close(),
  });
  const untold = untoldOnes(async (memberId, versions) => {
    return (await link.ask((redis) => redis.publish(CHANNEL, written(memberId, versions)))) !== undefined;
  });
  link.watch((isUp) => void (isUp ? untold.tellAll() : undefined));
  const state = (isUp: boolean): CacheState => (isUp ? 'redis' : 'down');
  await Promise.all([link.connect(), news.connect()]);
  return {
    hit: async (key, seconds, now) => {
      const shared = await hitShared(link, `limit:${key}`, seconds, now);
      return shared === undefined ? limits.hit(key, seconds, now) : limits.hitWith(shared, key, seconds, now);
    },
    versionsOf: (memberId) => counters.of(memberId),
    keep: (memberId, versions) => counters.keep(memberId, versions),
    tell: async (memberId, versions) => {
      counters.keep(memberId, versions);
      await untold.tell(memberId, versions);
    },
    state: () => state(link.up),
    watch: (listener) => link.watch((isUp) => listener(state(isUp))),
    close: async () => {
      news.close();
      link.close();
    },
  };
}
