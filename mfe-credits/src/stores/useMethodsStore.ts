import { useStore } from '@rendezvous/shared/store';
import { MethodsStore } from './MethodsStore';

/** The slice `methods@1` of the root store. */
export function useMethodsStore(): MethodsStore {
  const store = useStore();
  return store.slice('methods@1', () => new MethodsStore(store));
}
