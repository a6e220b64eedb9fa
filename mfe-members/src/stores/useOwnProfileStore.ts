import { useStore } from '@rendezvous/shared/store';
import { OwnProfileStore } from './OwnProfileStore';

/** The slice `ownProfile@1` of the root store. */
export function useOwnProfileStore(): OwnProfileStore {
  const store = useStore();
  return store.slice('ownProfile@1', () => new OwnProfileStore(store));
}
