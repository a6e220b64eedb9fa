import { useStore } from '@rendezvous/shared/store';
import { LikesWalkStore } from './LikesWalkStore';

/** The slice `likesWalk@1` of the root store. */
export function useLikesWalk(): LikesWalkStore {
  const store = useStore();
  return store.slice('likesWalk@1', () => new LikesWalkStore(store));
}
