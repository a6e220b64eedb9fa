import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';

/** Loads a conversation while it is on screen, follows the list for new messages, and confirms what was actually seen. */
export function useReading(conversation: ConversationStore): void {
  useEffect(() => {
    const confirm = (): void => {
      if (document.visibilityState === 'visible') void conversation.markRead();
    };
    void conversation.open().then(confirm);
    const stop = reaction(
      () => conversation.news,
      (news) => {
        if (news !== null) void conversation.load().then(confirm);
      },
    );
    document.addEventListener('visibilitychange', confirm);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', confirm);
    };
  }, [conversation]);
}
