import type { RootStore } from '@rendezvous/shared/store';
import { LikingStore } from './LikingStore';

/** The slice `liking@1` of the root store. */
export const likingOf = (store: RootStore): LikingStore => store.slice('liking@1', () => new LikingStore(store));
