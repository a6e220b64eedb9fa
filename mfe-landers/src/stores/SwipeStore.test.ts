import { aStore, MemoryStorage } from '@rendezvous/shared/testing';
import { SwipeStore } from './SwipeStore';

function open(session = new MemoryStorage()) {
  const swipe = new SwipeStore(aStore({ services: { session } }).store);
  swipe.restore('/landers/tinderswipe');
  return { swipe, reload: () => open(session).swipe };
}

describe('SwipeStore', () => {
  it('R-343 keeps the liked cards in order', () => {
    const { swipe } = open();
    swipe.choose(0, 'a', true);
    swipe.choose(1, 'b', false);
    swipe.choose(2, 'c', true);
    expect(swipe.liked).toEqual(['a', 'c']);
  });

  it('R-343 another choice about a card replaces the first one and those after it', () => {
    const { swipe } = open();
    swipe.choose(0, 'a', true);
    swipe.choose(1, 'b', true);
    swipe.choose(0, 'a', false);
    expect(swipe).toMatchObject({ choices: [{ key: 'a', isLiked: false }], liked: [] });
  });

  it('R-343 R-347 a reload keeps the swiped cards', () => {
    const { swipe, reload } = open();
    swipe.choose(0, 'a', true);
    swipe.choose(1, 'b', false);
    expect(reload().choices).toEqual(swipe.choices);
  });

  it('R-347 the likes can be dropped, and the cards stay swiped', () => {
    const { swipe, reload } = open();
    swipe.choose(0, 'a', true);
    swipe.dropLikes();
    expect(reload()).toMatchObject({ liked: [], choices: [{ key: 'a', isLiked: false }] });
  });

  it('R-347 broken stored cards are ignored', () => {
    const stored = { '/landers/tinderswipe': { swipes: { choices: [3, null, { key: 4 }, { key: 'a', isLiked: true }] } } };
    expect(open(new MemoryStorage({ 'lander-choices': JSON.stringify(stored) })).swipe.liked).toEqual(['a']);
  });
});
