import type { KeyValue, StoreServices } from '@rendezvous/shared/store';

const nothing: KeyValue = { get: () => null, set: () => undefined, remove: () => undefined };

/** Services for a render without a browser: nothing is stored, fetched or waited for, and time stands still. */
export const serverServices = (now: number, onMissing: (address: string) => void): StoreServices => ({
  transport: () => new Promise(() => undefined),
  now: () => now,
  random: () => 0,
  after: () => () => undefined,
  sleep: () => new Promise(() => undefined),
  local: nothing,
  session: nothing,
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
  geo: { permission: async () => 'unknown', position: () => Promise.reject(new Error('no position without a browser')) },
  loadCatalogues: async () => ({}),
  onMissing,
});
