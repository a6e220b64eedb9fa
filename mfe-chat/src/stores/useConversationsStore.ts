import { useStore } from '@rendezvous/shared/store';
import { ConversationsStore } from './ConversationsStore';

/** The slice `conversations@1` of the root store. */
export function useConversationsStore(): ConversationsStore {
  const store = useStore();
  return store.slice('conversations@1', () => new ConversationsStore(store));
}
