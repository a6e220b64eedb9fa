import type { LiveEvent } from '@rendezvous/shared/contract';
import type { MemberData } from '@rendezvous/shared/store';

const KINDS: Record<Exclude<LiveEvent['type'], 'changed'>, readonly MemberData[]> = {
  message: ['chats'],
  message_removed: ['chats', 'user'],
  receipt: ['chats'],
  typing: [],
};

/** What an event changed, and nothing else; a removed message may have given its credits back. */
export const changedBy = (event: LiveEvent): readonly MemberData[] => (event.type === 'changed' ? event.kinds : KINDS[event.type]);
