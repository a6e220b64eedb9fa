import { BoundedMap } from './BoundedMap';
import type { CachePort, Window } from './CachePort';
import { newestOf } from './newestOf';
import type { Versions } from './Versions';

/** Windows and members that are remembered at most; the oldest are forgotten first. */
const WINDOWS = 100_000;
const MEMBERS = 500_000;

/**
 * The memory of this process. With `counters: false` it only limits calls: another process that changes the same database
 * would not be noticed.
 */
export function memoryCache({ counters = true }: { counters?: boolean } = {}): CachePort {
  const windows = new BoundedMap<Window>(WINDOWS);
  const members = new BoundedMap<Versions>(MEMBERS);
  return {
    hit: async (key, seconds, now) => {
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { calls: 0, endsAt: now + seconds };
      window.calls += 1;
      windows.set(key, window);
      return { ...window };
    },
    versionsOf: async (memberId) => members.get(memberId),
    keep: async (memberId, versions) => {
      if (counters) members.set(memberId, newestOf(members.get(memberId), versions));
    },
    state: () => 'memory',
    watch: () => {},
    close: async () => {},
  };
}
