import { useStore } from '@rendezvous/shared/store';
import { CheckoutStore } from './CheckoutStore';

/** The slice `checkout@1` of the root store. */
export function useCheckoutStore(): CheckoutStore {
  const store = useStore();
  return store.slice('checkout@1', () => new CheckoutStore(store));
}
