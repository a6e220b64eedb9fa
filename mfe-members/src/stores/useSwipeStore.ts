import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { SwipeStore } from './SwipeStore';

/** The slice `swipe@1` of the root store. */
export function useSwipeStore(): SwipeStore {
  const store = useStore();
  const safety = useSafety();
  return store.slice('swipe@1', () => new SwipeStore(store, safety));
}
