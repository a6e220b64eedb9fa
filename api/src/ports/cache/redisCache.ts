import { type CachePort, type CacheState, newestOf, type Versions, type Window } from './CachePort';
import { CounterMemory, LimitMemory } from './memoryCache';
import { RedisLink } from './RedisLink';
import { RedisNews } from './RedisNews';

const CHANNEL = 'rendezvous:counters';
/** Maximum number of members whose unsent changes are queued. */
const MAX_UNSENT = 10_000;

const toMessage = (memberId: string, { user, chats, likes, access }: Versions): string => [memberId, user, chats, likes, access].join(' ');

function parseMessage(message: string): [memberId: string, versions: Versions] {
  const [memberId = '', ...counters] = message.split(' ');
  const [user = 0, chats = 0, likes = 0, access = 0] = counters.map(Number);
  return [memberId, { user, chats, likes, access }];
}

/** Publishes counters, and queues those that could not be sent until Redis is back: other processes may still trust the old ones. */
function createPublisher(send: (memberId: string, versions: Versions) => Promise<boolean>) {
  const unsent = new Map<string, Versions>();
  const tell = async (memberId: string, versions: Versions): Promise<void> => {
    if ((await send(memberId, versions)) || unsent.size >= MAX_UNSENT) return;
    unsent.set(memberId, newestOf(unsent.get(memberId), versions));
  };
  const tellAll = async (): Promise<void> => {
    const all = [...unsent];
    unsent.clear();
    await Promise.all(all.map(([memberId, versions]) => tell(memberId, versions)));
  };
  return { tell, tellAll };
}

async function hitShared(link: RedisLink, name: string, seconds: number, now: number): Promise<Window | undefined> {
  const reply = await link.ask((redis) => Promise.all([redis.set(name, 0, 'EX', seconds, 'NX'), redis.incr(name), redis.ttl(name)]));
  if (reply === undefined) return undefined;
  const [, calls, ttl] = reply;
  // A counter whose window ended between two of these commands has no expiry and would never be reset.
  if (ttl < 0) await link.ask((redis) => redis.expire(name, seconds));
  return { calls, endsAt: now + Math.max(1, ttl) };
}

/**
 * Opens a cache shared by several processes: calls are counted in Redis, counter changes are published through it, and each process also caches the
 * counters it has seen. While Redis is down, each process counts its own calls and reads the change counters from the database.
 */
export async function redisCache(url: string, timeoutMs?: number): Promise<CachePort> {
  const link = new RedisLink(url, timeoutMs);
  const limits = new LimitMemory();
  const counters = new CounterMemory();
  const news = new RedisNews(url, CHANNEL, {
    onMessage: (message) => counters.keep(...parseMessage(message)),
    onOpen: () => counters.open(),
    onGap: () => counters.close(),
  });
  const publisher = createPublisher(async (memberId, versions) => {
    return (await link.ask((redis) => redis.publish(CHANNEL, toMessage(memberId, versions)))) !== undefined;
  });
  link.watch((isUp) => void (isUp ? publisher.tellAll() : undefined));
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
      await publisher.tell(memberId, versions);
    },
    state: () => state(link.up),
    watch: (listener) => link.watch((isUp) => listener(state(isUp))),
    close: async () => {
      news.close();
      link.close();
    },
  };
}
