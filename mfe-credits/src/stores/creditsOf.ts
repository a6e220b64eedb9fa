import type { RootStore } from '@rendezvous/shared/store';
import { CreditsStore } from './CreditsStore';

/** The slice `credits@1` of the root store. */
export const creditsOf = (store: RootStore): CreditsStore => store.slice('credits@1', () => new CreditsStore(store));
