import { useEffect } from 'react';
import { useConversationsStore } from '../stores/ConversationsStore';

/** Sends what an earlier page left unsent, wherever the member is now. Renders nothing. */
export const UnsentMessages = () => {
  const conversations = useConversationsStore();
  useEffect(() => conversations.resume(), [conversations]);
  return null;
};
