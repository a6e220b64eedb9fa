import { ChatFrame } from '../components/ChatFrame';
import { ChooseConversation } from '../components/ChooseConversation';

/** The list of conversations. */
export const ChatsScreen = () => (
  <ChatFrame main="list">
    <ChooseConversation />
  </ChatFrame>
);
