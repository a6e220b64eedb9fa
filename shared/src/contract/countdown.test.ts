import { formatCountdown } from './countdown';

it.each([
  [14_400, '04:00:00'],
  [14_399, '03:59:59'],
  [3_600, '01:00:00'],
  [61, '00:01:01'],
  [1, '00:00:01'],
  [0.9, '00:00:00'],
  [-5, '00:00:00'],
  [360_000, '100:00:00'],
])('R-152 %d seconds show as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
