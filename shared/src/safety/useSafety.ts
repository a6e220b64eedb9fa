import { useStore } from '@rendezvous/shared/store';
import { SafetyStore } from './SafetyStore';

/** The safety sheet of this page; it goes with the member. */
export function useSafety(): SafetyStore {
  const store = useStore();
  return store.slice('safety@1', () => new SafetyStore());
}
