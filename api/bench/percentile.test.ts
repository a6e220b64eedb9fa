import { percentile } from './percentile';

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
