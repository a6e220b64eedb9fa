import { useStore } from '@rendezvous/shared/store';
import { SwipeStore } from './SwipeStore';

export function useSwipeStore(): SwipeStore {
  return useStore().slice('lander-swipe@1', () => new SwipeStore());
}
