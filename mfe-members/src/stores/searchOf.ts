import type { RootStore } from '@rendezvous/shared/store';
import { SearchStore } from './SearchStore';

/** The slice `search@1` of the root store. */
export const searchOf = (store: RootStore): SearchStore => store.slice('search@1', () => new SearchStore(store));
