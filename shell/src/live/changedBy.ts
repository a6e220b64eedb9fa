import type { LiveEvent } from '@rendezvous/shared/contract';

/** What of the member is read again. */
export type Kind = 'user' | 'chats' | 'likes';

const KINDS: Record<Exclude<LiveEvent['type'], 'changed'>, readonly Kind[]> = {
  message: ['chats'],
  message_removed: ['chats', 'user'],
  receipt: ['chats'],
  typing: [],
};

/** What an event changed, and nothing else; a removed message may have given its credits back. */
export const changedBy = (event: LiveEvent): readonly Kind[] => (event.type === 'changed' ? event.kinds : KINDS[event.type]);
