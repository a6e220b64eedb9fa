import { useStore } from '@rendezvous/shared/store';
import { SignupStore } from './SignupStore';

/** The page's single sign-up, shared by page, modal and landers. */
export function useSignupStore(): SignupStore {
  const store = useStore();
  return store.slice('signup@1', () => new SignupStore(store));
}
