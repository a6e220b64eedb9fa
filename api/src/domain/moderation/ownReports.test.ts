import { monthsLater } from './ownReports';

const at = (text: string): number => Date.parse(`${text}T12:00:00Z`) / 1_000;

test.each([
  ['2026-01-15', '2026-07-15'],
  ['2026-08-31', '2027-02-28'],
  ['2023-08-31', '2024-02-29'],
  ['2026-12-01', '2027-06-01'],
])('R-408 six months after %s is %s', (from, to) => {
  expect(monthsLater(at(from), 6)).toBe(at(to));
});
