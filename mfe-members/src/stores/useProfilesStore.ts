import { useStore } from '@rendezvous/shared/store';
import { ProfilesStore } from './ProfilesStore';

/** The slice `profiles@1` of the root store. */
export function useProfilesStore(): ProfilesStore {
  const store = useStore();
  return store.slice('profiles@1', () => new ProfilesStore(store));
}
