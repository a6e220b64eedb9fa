import { useStore } from '@rendezvous/shared/store';
import { MatchFinderStore } from './MatchFinderStore';

/** The slice `matchFinder@1` of the root store. */
export function useMatchFinderStore(): MatchFinderStore {
  const store = useStore();
  return store.slice('matchFinder@1', () => new MatchFinderStore(store));
}
