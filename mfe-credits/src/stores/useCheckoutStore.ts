import { useStore } from '@rendezvous/shared/store';
import { CheckoutStore } from './CheckoutStore';
import { useCreditsStore } from './useCreditsStore';

/** The slice `checkout@1` of the root store. */
export function useCheckoutStore(): CheckoutStore {
  const store = useStore();
  const credits = useCreditsStore();
  return store.slice('checkout@1', () => new CheckoutStore(store, credits));
}
