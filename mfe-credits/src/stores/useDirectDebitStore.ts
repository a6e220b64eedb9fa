import { useStore } from '@rendezvous/shared/store';
import { DirectDebitStore } from './DirectDebitStore';

/** The slice `directdebit@1` of the root store. */
export function useDirectDebitStore(): DirectDebitStore {
  const store = useStore();
  return store.slice('directdebit@1', () => new DirectDebitStore(store));
}
