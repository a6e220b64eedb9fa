import { useStore } from '@rendezvous/shared/store';
import { SpendingStore } from './SpendingStore';

/** The slice `spending@1` of the root store. */
export function useSpendingStore(): SpendingStore {
  const store = useStore();
  return store.slice('spending@1', () => new SpendingStore(store));
}
