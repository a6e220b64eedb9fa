import { PREFETCH_MS } from '../http/PrefetchedReplies';
import type { StoreServices } from '@rendezvous/shared/store';
import { FakeApi } from './FakeApi';
import { MemoryStorage } from './MemoryStorage';
import { TestClock } from './TestClock';

interface TestServiceOptions {
  api?: FakeApi;
  clock?: TestClock;
}

/** Services for a store, without network, timers or randomness: only the fake server and the test clock are active. */
export function testServices({ api = new FakeApi(), clock = new TestClock() }: TestServiceOptions = {}): StoreServices {
  const cookies = new Map<string, string>();
  return {
    transport: api.transport,
    now: clock.now,
    random: () => 0.5,
    after: clock.after,
    // Delays between retries end at once; prefetched replies never expire.
    sleep: (ms) => (ms < PREFETCH_MS ? Promise.resolve() : new Promise(() => undefined)),
    local: new MemoryStorage(),
    session: new MemoryStorage(),
    cookies: { get: (name) => cookies.get(name), set: (name, value) => void cookies.set(name, value) },
    address: () => ({ hostname: 'example.com', search: '' }),
    tabs: { post: () => undefined, listen: () => () => undefined },
    push: {
      isCapable: async () => false,
      isDenied: () => false,
      current: async () => null,
      subscribe: async () => null,
      unsubscribe: async () => undefined,
    },
    geo: { readPermission: async () => 'unknown', getPosition: async () => ({ lat: 52.37, lon: 4.89 }) },
    loadCatalogues: async () => ({}),
  };
}
