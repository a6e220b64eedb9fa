import { BoundedMap } from './BoundedMap';
import { type CachePort, newestOf, type Versions, type Window } from './CachePort';

/** Maximum number of windows in memory; the oldest are evicted first. */
const MAX_WINDOWS = 100_000;

/** Counts calls per time window in this process. */
export class LimitMemory {
  private readonly windows = new BoundedMap<Window>(MAX_WINDOWS);

  /** Counts a call in this process only. */
  hit(key: string, seconds: number, now: number): Window {
    const existing = this.windows.get(key);
    // A window that ends later than one opened now was opened while the clock was ahead.
    const isOpen = existing !== undefined && existing.endsAt > now && existing.endsAt <= now + seconds;
    const window = { calls: isOpen ? existing.calls + 1 : 1, endsAt: isOpen ? existing.endsAt : now + seconds };
    this.windows.set(key, window);
    return window;
  }

  /** Counts a call that Redis has also counted. The higher count applies, so that nobody gets a new window when Redis loses its data. */
  hitWith(shared: Window, key: string, seconds: number, now: number): Window {
    const local = this.hit(key, seconds, now);
    const window = shared.calls < local.calls ? local : shared;
    this.windows.set(key, window);
    return window;
  }
}

/** Maximum number of members in memory; the oldest are evicted first. */
const MAX_MEMBERS = 500_000;

/** Caches change counters in this process. It must receive the changes of every process; while it cannot, it is closed and returns undefined. */
export class CounterMemory {
  private members: BoundedMap<Versions> | undefined;

  open(): void {
    this.members ??= new BoundedMap(MAX_MEMBERS);
  }

  close(): void {
    this.members = undefined;
  }

  of(memberId: string): Versions | undefined {
    return this.members?.get(memberId);
  }

  keep(memberId: string, versions: Versions): void {
    this.members?.set(memberId, newestOf(this.members.get(memberId), versions));
  }
}

/**
 * A cache in the memory of this process. With `cacheVersions: false` it only counts calls for rate limits: use that where another process may change
 * the same database, since this one would not learn of those changes.
 */
export function memoryCache({ counters = true }: { counters?: boolean } = {}): CachePort {
  const limits = new LimitMemory();
  const memory = new CounterMemory();
  if (counters) memory.open();
  return {
    hit: async (key, seconds, now) => limits.hit(key, seconds, now),
    versionsOf: (memberId) => memory.of(memberId),
    keep: (memberId, versions) => memory.keep(memberId, versions),
    tell: async (memberId, versions) => memory.keep(memberId, versions),
    state: () => 'memory',
    watch: () => {},
    close: async () => {},
  };
}
