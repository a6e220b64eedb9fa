import type { ChatItem } from '@rendezvous/shared/contract';
import { aCard } from './aCard';
import { NOW_S } from './testNow';

/** A row of the conversation list. */
export const aChat = (changes: Partial<ChatItem> = {}): ChatItem => ({
  conversation: { id: 'Chat000000' },
  profile: aCard(),
  num_unread_messages: 0,
  last_message: { type: 'text', preview: 'Hello!', created: NOW_S - 60, mine: false },
  ...changes,
});
