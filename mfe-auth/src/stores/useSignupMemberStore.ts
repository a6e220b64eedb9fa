import { useStore } from '@rendezvous/shared/store';
import { SignupMemberStore } from './SignupMemberStore';

export function useSignupMemberStore(): SignupMemberStore {
  const store = useStore();
  return store.slice('signup-member@1', () => new SignupMemberStore(store));
}
