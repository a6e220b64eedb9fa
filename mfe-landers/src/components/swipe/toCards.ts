import type { LanderMember } from '@rendezvous/shared/contract';
import { IDEAS } from './ideas';
import type { SwipeCard } from './SwipeCard';

/** Number of cards in the teaser. */
export const CARD_COUNT = 5;

/** Five cards: members first, then evening ideas for the remaining places. */
export function toCards(members: readonly LanderMember[]): SwipeCard[] {
  const memberCards = members.slice(0, CARD_COUNT).map((member) => ({ key: member.id, member }));
  return [...memberCards, ...IDEAS.slice(0, CARD_COUNT - memberCards.length).map((idea) => ({ key: idea, idea }))];
}
