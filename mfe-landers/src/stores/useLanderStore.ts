import { useStore } from '@rendezvous/shared/store';
import { LanderStore } from './LanderStore';

export function useLanderStore(): LanderStore {
  const store = useStore();
  return store.slice('lander@1', () => new LanderStore(store));
}
