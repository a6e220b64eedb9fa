import { DAY_S } from '@rendezvous/shared/contract';
import { getLastActive } from './getLastActive';

test.each([
  [0, 'online'],
  [599, 'online'],
  [600, 'today'],
  [DAY_S, 'week'],
  [604_800, 'older'],
])('R-127 active %i seconds ago is shown as %s', (age, expected) => {
  expect(getLastActive(1_800_000_000 - age, 1_800_000_000)).toBe(expected);
});
