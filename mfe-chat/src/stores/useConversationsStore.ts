import { useStore } from '@rendezvous/shared/store';
import type { ConversationsStore } from './ConversationsStore';
import { conversationsOf } from './conversationsOf';

/** The conversations of the page's store. */
export const useConversationsStore = (): ConversationsStore => conversationsOf(useStore());
