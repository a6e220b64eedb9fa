import { percentile, spreadOf } from './statistics';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('R-411 %d of a hundred values stay under %d', (part, expected) => {
  expect(percentile(hundred, part)).toBe(expected);
});

test('R-411 of one value every part is that value, of none it is 0', () => {
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBe(0);
});

test('the median lies in the middle, between two when their number is even', () => {
  expect(spreadOf([3, 1, 2]).median).toBe(2);
  expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
});

test('of few values the interval is the whole range', () => {
  expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 1, high: 5 });
});

test('of fifteen values the interval goes from the fourth to the twelfth', () => {
  const values = Array.from({ length: 15 }, (_, index) => index + 1);
  expect(spreadOf(values)).toEqual({ median: 8, low: 4, high: 12 });
});
