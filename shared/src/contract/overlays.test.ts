import { nextOverlay } from './overlays';

it.each([
  [['time-bonus', 'match'], 'match'],
  [['like', 'entry-warning', 'signup'], 'entry-warning'],
  [['activation', 'signup'], 'signup'],
  [[], null],
] as const)('R-057 of %j the next modal is %s', (waiting, next) => {
  expect(nextOverlay(waiting)).toBe(next);
});
