import { useStore } from '@rendezvous/shared/store';
import { LikingStore } from './LikingStore';

/** The slice `liking@1` of the root store. */
export function useLikingStore(): LikingStore {
  const store = useStore();
  return store.slice('liking@1', () => new LikingStore(store));
}
