import { useStore } from '@rendezvous/shared/store';
import { SearchStore } from './SearchStore';

/** The slice `search@1` of the root store. */
export function useSearchStore(): SearchStore {
  const store = useStore();
  return store.slice('search@1', () => new SearchStore(store));
}
