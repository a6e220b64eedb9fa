import { useStore } from '@rendezvous/shared/store';
import { PasswordStore } from './PasswordStore';

export function usePasswordStore(): PasswordStore {
  const store = useStore();
  return store.slice('password@1', () => new PasswordStore(store));
}
