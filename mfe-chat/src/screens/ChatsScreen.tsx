import type { RootStore } from '@rendezvous/shared/store';
import { ChatFrame } from '../components/ChatFrame';
import { ChooseConversation } from '../components/ChooseConversation';
import { conversationsOf } from '../stores/conversationsOf';

const Chats = () => (
  <ChatFrame main="list">
    <ChooseConversation />
  </ChatFrame>
);

/** The list of conversations. */
export const ChatsScreen = Object.assign(Chats, {
  ahead: (store: RootStore) => {
    if (!store.chats.isLoaded) void conversationsOf(store).list.ahead();
  },
});
