import { useStore } from '@rendezvous/shared/store';
import { PaymentsStore } from './PaymentsStore';

/** The slice `payments@1` of the root store. */
export function usePaymentsStore(): PaymentsStore {
  const store = useStore();
  return store.slice('payments@1', () => new PaymentsStore(store));
}
