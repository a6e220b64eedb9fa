import { useStore } from '@rendezvous/shared/store';
import { DeletionStore } from './DeletionStore';

export function useDeletionStore(): DeletionStore {
  const store = useStore();
  return store.slice('deletion@1', () => new DeletionStore(store));
}
