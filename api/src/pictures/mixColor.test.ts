import { mixColor } from './mixColor';

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#102030', '#304050', 0.5, '#203040'],
])('mixing from %s to %s by %d gives %s', (from, to, fraction, expected) => {
  expect(mixColor(from, to, fraction)).toBe(expected);
});
