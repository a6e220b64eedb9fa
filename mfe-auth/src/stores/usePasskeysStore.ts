import { useStore } from '@rendezvous/shared/store';
import { PasskeysStore } from './PasskeysStore';

export function usePasskeysStore(): PasskeysStore {
  const store = useStore();
  return store.slice('passkeys@1', () => new PasskeysStore(store));
}
