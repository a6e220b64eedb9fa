import { useStore } from '@rendezvous/shared/store';
import { CreditsStore } from './CreditsStore';

/** The slice `credits@1` of the root store. */
export function useCreditsStore(): CreditsStore {
  const store = useStore();
  return store.slice('credits@1', () => new CreditsStore(store));
}
