import { getPercentile, getMedianInterval } from './statistics';

const hundredValues = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('R-411 percentile %d of a hundred values is %d', (fraction, expected) => {
  expect(getPercentile(hundredValues, fraction)).toBe(expected);
});

test('R-411 every percentile of one value is that value, and of no values it is 0', () => {
  expect(getPercentile([7], 0.95)).toBe(7);
  expect(getPercentile([], 0.95)).toBe(0);
});

test('the median is the middle value, or halfway between the middle two for an even count', () => {
  expect(getMedianInterval([3, 1, 2]).median).toBe(2);
  expect(getMedianInterval([4, 1, 3, 2]).median).toBe(2.5);
});

test('with few values the interval is the whole range', () => {
  expect(getMedianInterval([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 1, high: 5 });
});

test('with fifteen values the interval runs from the fourth to the twelfth', () => {
  const values = Array.from({ length: 15 }, (_, index) => index + 1);
  expect(getMedianInterval(values)).toEqual({ median: 8, low: 4, high: 12 });
});
