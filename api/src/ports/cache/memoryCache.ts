import { BoundedMap } from './BoundedMap';
import type { CachePort, Window } from './CachePort';
import { CounterMemory } from './CounterMemory';

/** Windows that are remembered at most; the oldest are forgotten first. */
const WINDOWS = 100_000;

/**
 * The memory of this process. With `counters: false` it only limits calls: another process that changes the same database
 * would not be noticed.
 */
export function memoryCache({ counters = true }: { counters?: boolean } = {}): CachePort {
  const windows = new BoundedMap<Window>(WINDOWS);
  const memory = new CounterMemory();
  if (counters) memory.open();
  return {
    hit: async (key, seconds, now) => {
      const known = windows.get(key);
      // A window that ends later than one from now comes from a clock that was ahead.
      const isOpen = known !== undefined && known.endsAt > now && known.endsAt <= now + seconds;
      const window = isOpen ? known : { calls: 0, endsAt: now + seconds };
      window.calls += 1;
      windows.set(key, window);
      return { ...window };
    },
    versionsOf: (memberId) => memory.of(memberId),
    keep: (memberId, versions) => memory.keep(memberId, versions),
    tell: async (memberId, versions) => memory.keep(memberId, versions),
    state: () => 'memory',
    watch: () => {},
    close: async () => {},
  };
}
