import { useStore } from '@rendezvous/shared/store';
import { ActivationStore } from './ActivationStore';

export function useActivationStore(): ActivationStore {
  const store = useStore();
  return store.slice('activation@1', () => new ActivationStore(store));
}
