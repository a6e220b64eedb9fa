import { useStore } from '@rendezvous/shared/store';
import { LanderMemberStore } from './LanderMemberStore';

export function useLanderMemberStore(): LanderMemberStore {
  const store = useStore();
  return store.slice('lander-member@1', () => new LanderMemberStore(store));
}
