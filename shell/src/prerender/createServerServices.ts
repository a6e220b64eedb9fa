import type { KeyValue, StoreServices } from '@rendezvous/shared/store';

const noStorage: KeyValue = { get: () => null, set: () => undefined, remove: () => undefined };

/** Creates the services for a render without a browser: nothing is stored, fetched or waited for, and time stands still at `now` (unix ms). */
export const createServerServices = (now: number, onMissing: (url: string) => void): StoreServices => ({
  transport: () => new Promise(() => undefined),
  now: () => now,
  random: () => 0,
  after: () => () => undefined,
  sleep: () => new Promise(() => undefined),
  local: noStorage,
  session: noStorage,
  cookies: { get: () => undefined, set: () => undefined },
  address: () => ({ hostname: '', search: '' }),
  tabs: { post: () => undefined, listen: () => () => undefined },
  push: {
    isCapable: async () => false,
    isDenied: () => false,
    current: async () => null,
    subscribe: async () => null,
    unsubscribe: async () => undefined,
  },
  geo: { readPermission: async () => 'unknown', getPosition: () => Promise.reject(new Error('no position without a browser')) },
  loadCatalogues: async () => ({}),
  onMissing,
});
