import type { LiveEvent } from '@rendezvous/shared/contract';
import type { MemberData } from '@rendezvous/shared/store';

const KINDS: Record<Exclude<LiveEvent['type'], 'changed'>, readonly MemberData[]> = {
  message: ['chats', 'user'],
  message_removed: ['chats', 'user'],
  receipt: ['chats'],
  typing: [],
};

/** Refreshes what an event changed and nothing else: a message costs its sender credits, and a removed one may refund them. */
export const changedBy = (event: LiveEvent): readonly MemberData[] => (event.type === 'changed' ? event.kinds : KINDS[event.type]);
