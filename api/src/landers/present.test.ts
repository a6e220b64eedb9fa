import { roundMemberCount } from './present';

test.each([
  [0, null],
  [19, null],
  [20, 20],
  [29, 20],
  [130, 130],
  [1239, 1230],
])('R-357 %i members are shown as %s', (count, told) => {
  expect(roundMemberCount(count)).toBe(told);
});
