import { useStore } from '@rendezvous/shared/store';
import { SafetyStore } from './SafetyStore';

/** The page's safety sheet; reset when the member leaves. */
export function useSafety(): SafetyStore {
  const store = useStore();
  return store.slice('safety@1', () => new SafetyStore());
}
