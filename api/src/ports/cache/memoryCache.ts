import { BoundedMap } from './BoundedMap';
import { type CachePort, newestOf, type Versions, type Window } from './CachePort';

/** Windows that are remembered at most; the oldest are forgotten first. */
const WINDOWS = 100_000;

/** Calls that this process knows of, in their windows. */
export class LimitMemory {
  private readonly windows = new BoundedMap<Window>(WINDOWS);

  /** Counts a call here alone. */
  hit(key: string, seconds: number, now: number): Window {
    const known = this.windows.get(key);
    // A window that ends later than one from now comes from a clock that was ahead.
    const isOpen = known !== undefined && known.endsAt > now && known.endsAt <= now + seconds;
    const window = { calls: isOpen ? known.calls + 1 : 1, endsAt: isOpen ? known.endsAt : now + seconds };
    this.windows.set(key, window);
    return window;
  }

  /** Counts a call that was also counted elsewhere. The higher count holds: a memory that was lost there gives nobody a new window. */
  hitWith(shared: Window, key: string, seconds: number, now: number): Window {
    const own = this.hit(key, seconds, now);
    const window = shared.calls < own.calls ? own : shared;
    this.windows.set(key, window);
    return window;
  }
}

/** Members that are remembered at most; the oldest are forgotten first. */
const MEMBERS = 500_000;

/**
 * Change counters in this process. It must hear of every change from anywhere; while it cannot, it is closed and knows
 * nothing.
 */
export class CounterMemory {
  private members: BoundedMap<Versions> | undefined;

  open(): void {
    this.members ??= new BoundedMap(MEMBERS);
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
 * The memory of this process. With `counters: false` it only limits calls: another process that changes the same database
 * would not be noticed.
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
