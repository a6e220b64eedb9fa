import { SwipeStore } from './SwipeStore';

describe('SwipeStore', () => {
  it('R-343 keeps the liked cards in order', () => {
    const swipe = new SwipeStore();
    swipe.choose('a', true);
    swipe.choose('b', false);
    swipe.choose('c', true);
    expect(swipe).toMatchObject({ topIndex: 3, liked: ['a', 'c'] });
  });

  it('R-343 a choice can be taken back', () => {
    const swipe = new SwipeStore();
    swipe.undo();
    swipe.choose('a', true);
    swipe.undo();
    expect(swipe).toMatchObject({ topIndex: 0, liked: [] });
  });

  it('R-343 a card counts once', () => {
    const swipe = new SwipeStore();
    swipe.choose('a', true);
    swipe.choose('a', false);
    expect(swipe).toMatchObject({ topIndex: 1, liked: [] });
  });
});
