import { useStore } from '@rendezvous/shared/store';
import { MatchesStore } from './MatchesStore';

export function useMatchesStore(): MatchesStore {
  const store = useStore();
  return store.slice('signup-matches@1', () => new MatchesStore(store));
}
