import { getDebitDueTime } from './debits';

const toUnixSeconds = (text: string): number => Date.parse(text) / 1000;

test.each([
  ['2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z'],
  ['2026-06-05T12:00:00Z', '2026-06-08T12:00:00Z'],
  ['2026-06-06T23:59:59Z', '2026-06-08T23:59:59Z'],
])('R-335 an order placed at %s is debited at %s: a day later at the earliest, on a banking day', (orderedAt, dueAt) => {
  expect(getDebitDueTime(toUnixSeconds(orderedAt))).toBe(toUnixSeconds(dueAt));
});
