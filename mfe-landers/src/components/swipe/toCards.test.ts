import type { LanderMember } from '@rendezvous/shared/contract';
import { aCard, anImage } from '@rendezvous/shared/testing';
import { CARD_COUNT, toCards } from './toCards';

const createMembers = (count: number): LanderMember[] =>
  Array.from({ length: count }, (_, n) => ({ ...aCard({ id: `Member000${n}` }), image: anImage(), note: null, language: 'en' as const }));

describe('cards of the swipe teaser', () => {
  it('R-348 the ideas that the campaign names come first, and only those that have a caption', () => {
    expect(toCards([], ['hero', 'hero-gay', 'lake']).map(({ key }) => key)).toEqual([
      'hero',
      'lake',
      'lanterns',
      'skyline',
      'alonetonight',
    ]);
  });

  it.each([0, 1, 3, 5, 9])(
    'R-343 R-351 R-352 with %i members there are five cards, members first and symbol pictures in the remaining places',
    (count) => {
      const cards = toCards(createMembers(count));
      const memberCardCount = Math.min(count, CARD_COUNT);
      expect(cards.map((card) => 'member' in card)).toEqual(Array.from({ length: CARD_COUNT }, (_, place) => place < memberCardCount));
      expect(new Set(cards.map(({ key }) => key)).size).toBe(CARD_COUNT);
    },
  );
});
