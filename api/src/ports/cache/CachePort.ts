/** Change counters of a member: one for each poll, and one for the permissions of their sessions (decision 015). They only increase. */
export interface Versions {
  user: number;
  chats: number;
  likes: number;
  access: number;
}

/** Merges two sets of counters, taking the higher value of each counter. */
export function mergeVersions(current: Versions | undefined, incoming: Versions): Versions {
  if (current === undefined) return incoming;
  return {
    user: Math.max(current.user, incoming.user),
    chats: Math.max(current.chats, incoming.chats),
    likes: Math.max(current.likes, incoming.likes),
    access: Math.max(current.access, incoming.access),
  };
}

/** A period in which calls are counted for a rate limit; the first call opens it. */
export interface RateLimitWindow {
  /** Number of calls so far. */
  calls: number;
  /** Unix seconds. */
  endsAt: number;
}

/** State of the cache; `down` while Redis is unreachable and this process relies on its own memory. */
export type CacheState = 'memory' | 'redis' | 'down';

/** Caches data outside the database. Losing the cached data costs time, never correctness, and no method of the cache throws. */
export interface CachePort {
  /** Counts a call under a key, in a window of `seconds` that the first call opens. */
  hit(key: string, seconds: number, now: number): Promise<RateLimitWindow>;
  /** Change counters of a member; undefined if they are not cached and have to be read from the database. */
  getVersions(memberId: string): Versions | undefined;
  /** Stores counters read from the database; they never overwrite newer ones. */
  storeVersions(memberId: string, versions: Versions): void;
  /** Publishes changed counters to every process; resolves once they have been sent, or queued while Redis is down. */
  publishVersions(memberId: string, versions: Versions): Promise<void>;
  state(): CacheState;
  /** Calls the listener on every change of state. */
  watch(listener: (state: CacheState) => void): void;
  close(): Promise<void>;
}
