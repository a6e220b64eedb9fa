import type { LanderMember } from '@rendezvous/shared/contract';
import { IDEAS, type Idea } from './ideas';
import type { SwipeCard } from './SwipeCard';

/** Number of cards in the teaser. */
export const CARD_COUNT = 5;

/** Returns five cards: members first, then evening ideas for the remaining places, starting with the campaign's own. */
export function toCards(members: readonly LanderMember[], images: readonly string[] = []): SwipeCard[] {
  const campaignIdeas = images.flatMap((image): Idea[] => IDEAS.filter((idea) => idea === image));
  const ideas = [...new Set([...campaignIdeas, ...IDEAS])];
  const memberCards = members.slice(0, CARD_COUNT).map((member) => ({ key: member.id, member }));
  return [...memberCards, ...ideas.slice(0, CARD_COUNT - memberCards.length).map((idea) => ({ key: idea, idea }))];
}
