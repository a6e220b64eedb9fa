import { monthsLater } from '../monthsLater';

const toUnixSeconds = (text: string): number => Date.parse(text) / 1000;

test.each([
  ['2026-01-15T12:30:00Z', 6, '2026-07-15T12:30:00Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
  ['2024-02-29T08:00:00Z', 12, '2025-02-28T08:00:00Z'],
  ['2026-12-31T23:59:59Z', 24, '2028-12-31T23:59:59Z'],
])('R-091 %s plus %i months is %s', (from, months, end) => {
  expect(monthsLater(toUnixSeconds(from), months)).toBe(toUnixSeconds(end));
});

test.each([
  ['2026-01-15', '2026-07-15'],
  ['2026-08-31', '2027-02-28'],
  ['2023-08-31', '2024-02-29'],
  ['2026-12-01', '2027-06-01'],
])('R-408 six months after %s is %s', (from, end) => {
  expect(monthsLater(toUnixSeconds(`${from}T12:00:00Z`), 6)).toBe(toUnixSeconds(`${end}T12:00:00Z`));
});
