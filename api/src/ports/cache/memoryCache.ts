import { BoundedMap } from './BoundedMap';
import { type CachePort, newestOf, type Versions, type Window } from './CachePort';

/** Maximum number of windows remembered; the oldest are forgotten first. */
const WINDOWS = 100_000;

/** Calls known to this process, in their windows. */
export class LimitMemory {
  private readonly windows = new BoundedMap<Window>(WINDOWS);

  /** Counts a call here only. */
  hit(key: string, seconds: number, now: number): Window {
    const known = this.windows.get(key);
    // A window that ends later than one from now was set by a clock that was ahead.
    const isOpen = known !== undefined && known.endsAt > now && known.endsAt <= now + seconds;
    const window = { calls: isOpen ? known.calls + 1 : 1, endsAt: isOpen ? known.endsAt : now + seconds };
    this.windows.set(key, window);
    return window;
  }

  /** Counts a call that was also counted elsewhere. The higher count applies: a loss of memory there gives nobody a new window. */
  hitWith(shared: Window, key: string, seconds: number, now: number): Window {
    const own = this.hit(key, seconds, now);
    const window = shared.calls < own.calls ? own : shared;
    this.windows.set(key, window);
    return window;
  }
}

/** Maximum number of members remembered; the oldest are forgotten first. */
const MEMBERS = 500_000;

/** Change counters in this process. It must receive every change from anywhere; while it cannot, it is closed and knows nothing. */
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

/** This process's memory. With `counters: false` it only limits calls: changes by another process with the same database would go unnoticed. */
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
