import type { RootStore } from '@rendezvous/shared/store';
import { ConversationsStore } from './ConversationsStore';

/** The slice `conversations@1` of the root store. */
export const conversationsOf = (store: RootStore): ConversationsStore =>
  store.slice('conversations@1', () => new ConversationsStore(store));
