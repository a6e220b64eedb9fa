import { BoundedMap } from './BoundedMap';
import { type CachePort, mergeVersions, type Versions, type RateLimitWindow } from './CachePort';

/** Maximum number of windows in memory; the oldest are evicted first. */
const MAX_WINDOWS = 100_000;

/** Counts calls per time window in this process. */
export class RateLimitCounter {
  private readonly windows = new BoundedMap<RateLimitWindow>(MAX_WINDOWS);

  /** Counts a call in this process only. */
  hit(key: string, seconds: number, now: number): RateLimitWindow {
    const existingWindow = this.windows.get(key);
    // A window that ends later than one opened now was opened while the clock was ahead.
    const isOpen = existingWindow !== undefined && existingWindow.endsAt > now && existingWindow.endsAt <= now + seconds;
    const window = { calls: isOpen ? existingWindow.calls + 1 : 1, endsAt: isOpen ? existingWindow.endsAt : now + seconds };
    this.windows.set(key, window);
    return window;
  }

  /** Counts a call that Redis has also counted. The higher count applies, so that nobody gets a new window when Redis loses its data. */
  mergeHit(sharedWindow: RateLimitWindow, key: string, seconds: number, now: number): RateLimitWindow {
    const localWindow = this.hit(key, seconds, now);
    const window = sharedWindow.calls < localWindow.calls ? localWindow : sharedWindow;
    this.windows.set(key, window);
    return window;
  }
}

/** Maximum number of members in memory; the oldest are evicted first. */
const MAX_MEMBERS = 500_000;

/** Caches change counters in this process. Must be closed while it may miss changes by other processes; `get` then returns undefined. */
export class VersionCache {
  private versionsByMember: BoundedMap<Versions> | undefined;

  open(): void {
    this.versionsByMember ??= new BoundedMap(MAX_MEMBERS);
  }

  close(): void {
    this.versionsByMember = undefined;
  }

  get(memberId: string): Versions | undefined {
    return this.versionsByMember?.get(memberId);
  }

  merge(memberId: string, versions: Versions): void {
    this.versionsByMember?.set(memberId, mergeVersions(this.versionsByMember.get(memberId), versions));
  }
}

/**
 * Creates a cache in the memory of this process. Without `counters` it only counts calls for rate limits; change counters must not be
 * cached where another process may change the same database, since this process would not learn of those changes.
 */
export function createMemoryCache({ counters: cacheVersions = true }: { counters?: boolean } = {}): CachePort {
  const rateLimitCounter = new RateLimitCounter();
  const versionCache = new VersionCache();
  if (cacheVersions) versionCache.open();
  return {
    hit: async (key, seconds, now) => rateLimitCounter.hit(key, seconds, now),
    getVersions: (memberId) => versionCache.get(memberId),
    storeVersions: (memberId, versions) => versionCache.merge(memberId, versions),
    publishVersions: async (memberId, versions) => versionCache.merge(memberId, versions),
    state: () => 'memory',
    watch: () => {},
    close: async () => {},
  };
}
