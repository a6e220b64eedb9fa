import { useEffect } from 'react';
import { useConversationsStore } from '../stores/ConversationsStore';

/** Sends messages that an earlier page load left unsent, whichever screen is open. Renders nothing. */
export const UnsentMessages = () => {
  const conversations = useConversationsStore();
  useEffect(() => conversations.resumeSending(), [conversations]);
  return null;
};
