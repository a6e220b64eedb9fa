import { useStore } from '@rendezvous/shared/store';
import { CompleteSignupStore } from './CompleteSignupStore';

export function useCompleteSignupStore(): CompleteSignupStore {
  const store = useStore();
  return store.slice('complete-signup@1', () => new CompleteSignupStore(store));
}
