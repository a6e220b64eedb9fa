import type { CachePort } from './CachePort';
import { CounterMemory } from './CounterMemory';
import { LimitMemory } from './LimitMemory';

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
