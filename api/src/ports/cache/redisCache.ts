import { Redis } from 'ioredis';
import type { CachePort, CacheState } from './CachePort';
import { memoryCache } from './memoryCache';
import { newestOf } from './newestOf';
import type { Versions } from './Versions';

/** A call that takes longer is given up, and the server left alone for a moment, in ms. */
const TIMEOUT_MS = 250;
const REST_MS = 1_000;
const RECONNECT_MS = 1_000;
/** Counters nobody reads or writes are forgotten after this time, in seconds. */
const LIFE_S = 3_600;
/** Members whose change could not be told yet, at most. */
const UNTOLD = 10_000;

const FIELDS = ['user', 'chats', 'likes', 'access'] as const;

function toVersions(scores: readonly unknown[]): Versions | undefined {
  const [user, chats, likes, access] = scores.map((score) => (score === null ? NaN : Number(score)));
  const all = { user: user ?? NaN, chats: chats ?? NaN, likes: likes ?? NaN, access: access ?? NaN };
  return Object.values(all).some(Number.isNaN) ? undefined : all;
}

const connect = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 2_000,
    disconnectTimeout: 200,
    retryStrategy: (times) => Math.min(times * 50, RECONNECT_MS),
  });

/** Tells listeners when the state is another one than before. */
function stateOf(redis: Redis) {
  const listeners: ((state: CacheState) => void)[] = [];
  let state: CacheState = 'down';
  const become = (next: CacheState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  redis.on('ready', () => become('redis'));
  redis.on('close', () => become('down'));
  // Every failed attempt to reconnect is an error event; without a listener each would be printed.
  redis.on('error', () => {});
  return { get: () => state, become, listen: (listener: (state: CacheState) => void) => void listeners.push(listener) };
}

/** Memory that several processes share. While it is away limits are kept by this process and counters by the database. */
export async function redisCache(url: string): Promise<CachePort> {
  const redis = connect(url);
  const state = stateOf(redis);
  const alone = memoryCache({ counters: false });
  const untold = new Map<string, Versions>();
  let restUntil = 0;

  async function ask<Reply>(command: () => Promise<Reply>): Promise<Reply | undefined> {
    if (redis.status !== 'ready' || Date.now() < restUntil) return undefined;
    try {
      const reply = await command();
      state.become('redis');
      return reply;
    } catch {
      restUntil = Date.now() + REST_MS;
      state.become('down');
      return undefined;
    }
  }

  const tell = (memberId: string, versions: Versions): Promise<unknown> => {
    const scores = FIELDS.flatMap((field) => [versions[field], field]);
    // GT: a late writer never turns a counter back.
    return ask(() => Promise.all([redis.zadd(`v:${memberId}`, 'GT', ...scores), redis.expire(`v:${memberId}`, LIFE_S)]));
  };

  async function keep(memberId: string, versions: Versions): Promise<void> {
    if ((await tell(memberId, versions)) !== undefined) return;
    if (untold.size < UNTOLD) untold.set(memberId, newestOf(untold.get(memberId), versions));
  }

  // What changed while the server was away: it may still hold the counters of before.
  async function tellTheRest(): Promise<void> {
    const rest = [...untold];
    untold.clear();
    await Promise.all(rest.map(([memberId, versions]) => keep(memberId, versions)));
  }

  state.listen((next) => void (next === 'redis' ? tellTheRest() : undefined));
  await redis.connect().catch(() => {});
  return {
    hit: async (key, seconds, now) => {
      const name = `l:${key}`;
      const reply = await ask(() => Promise.all([redis.set(name, 0, 'EX', seconds, 'NX'), redis.incr(name), redis.ttl(name)]));
      if (reply === undefined) return alone.hit(key, seconds, now);
      return { calls: reply[1], endsAt: now + Math.max(1, reply[2]) };
    },
    versionsOf: async (memberId) => toVersions((await ask(() => redis.zmscore(`v:${memberId}`, ...FIELDS))) ?? [null]),
    keep,
    state: state.get,
    watch: state.listen,
    close: async () => redis.disconnect(),
  };
}
