import { aStore, MemoryStorage } from '@rendezvous/shared/testing';
import { SwipeStore } from './SwipeStore';

function open(session = new MemoryStorage()) {
  const swipeStore = new SwipeStore(aStore({ services: { session } }).store);
  swipeStore.restore('/landers/tinderswipe');
  return { swipeStore, reload: () => open(session).swipeStore };
}

describe('SwipeStore', () => {
  it('R-343 keeps the liked cards in order', () => {
    const { swipeStore } = open();
    swipeStore.choose(0, 'a', true);
    swipeStore.choose(1, 'b', false);
    swipeStore.choose(2, 'c', true);
    expect(swipeStore.liked).toEqual(['a', 'c']);
  });

  it('R-343 another choice about a card replaces the first one and those after it', () => {
    const { swipeStore } = open();
    swipeStore.choose(0, 'a', true);
    swipeStore.choose(1, 'b', true);
    swipeStore.choose(0, 'a', false);
    expect(swipeStore).toMatchObject({ choices: [{ key: 'a', isLiked: false }], liked: [] });
  });

  it('R-343 R-347 a reload keeps the swiped cards', () => {
    const { swipeStore, reload } = open();
    swipeStore.choose(0, 'a', true);
    swipeStore.choose(1, 'b', false);
    expect(reload().choices).toEqual(swipeStore.choices);
  });

  it('R-347 the likes can be dropped, and the cards stay swiped', () => {
    const { swipeStore, reload } = open();
    swipeStore.choose(0, 'a', true);
    swipeStore.dropLikes();
    expect(reload()).toMatchObject({ liked: [], choices: [{ key: 'a', isLiked: false }] });
  });

  it('R-347 broken stored cards are ignored', () => {
    const stored = { '/landers/tinderswipe': { swipes: { choices: [3, null, { key: 4 }, { key: 'a', isLiked: true }] } } };
    expect(open(new MemoryStorage({ 'lander-choices': JSON.stringify(stored) })).swipeStore.liked).toEqual(['a']);
  });
});
