import { getNextItemIndex } from './MenuList';

const items = ['Dansk', 'Deutsch', 'English'].map((label) => ({ label }));

describe('getNextItemIndex', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['d', 0, 1],
    ['D', 1, 0],
    ['e', 2, 2],
    ['x', 0, null],
    [' ', 0, null],
    ['Enter', 0, null],
  ])('%s on line %i moves to line %s', (key, from, to) => {
    expect(getNextItemIndex(key, from, items)).toBe(to);
  });
});
