import { DAY_S } from './durations';
import { changedLimit, currentLimit, fitsAt, spentIn, type SpendingLimit } from './spending';

const NOW = 1_800_000_000;
const noLimit: SpendingLimit = { limit: null, next_limit: null, next_at: null };
const aLimit = (limit: number | null): SpendingLimit => ({ ...noLimit, limit });

test.each([
  ['the first limit', noLimit, 5_000],
  ['a lower one', aLimit(9_000), 5_000],
])('R-340 a new limit (%s) takes effect at once', (_description, storedLimit, newLimit) => {
  expect(changedLimit(storedLimit, newLimit, NOW)).toEqual(aLimit(newLimit));
});

test.each([
  ['a higher one', 9_000],
  ['none', null],
])('R-340 a new limit (%s) takes effect after 24 hours and not a second earlier', (_description, newLimit) => {
  const pendingRaise = changedLimit(aLimit(5_000), newLimit, NOW);
  expect(currentLimit(pendingRaise, NOW + DAY_S - 1).limit).toBe(5_000);
  expect(currentLimit(pendingRaise, NOW + DAY_S)).toEqual(aLimit(newLimit));
});

test('R-340 requesting the same raise again does not restart its waiting period, requesting a different raise does', () => {
  const pendingRaise = changedLimit(aLimit(5_000), 9_000, NOW);
  expect(changedLimit(pendingRaise, 9_000, NOW + 60)).toEqual(pendingRaise);
  expect(changedLimit(pendingRaise, 9_500, NOW + 60).next_at).toBe(NOW + 60 + DAY_S);
});

test('R-340 lowering the limit cancels a pending raise, and so does requesting the current limit', () => {
  const pendingRaise = changedLimit(aLimit(5_000), 9_000, NOW);
  expect(changedLimit(pendingRaise, 4_000, NOW + 60)).toEqual(aLimit(4_000));
  expect(changedLimit(pendingRaise, 5_000, NOW + 60)).toEqual(aLimit(5_000));
});

const orders = [
  { created: NOW - 8 * DAY_S, amount: 1_000 },
  { created: NOW - 6 * DAY_S, amount: 2_000 },
  { created: NOW - DAY_S, amount: 3_000 },
];

test('R-340 the windows are the last 7 and 30 days', () => {
  expect([spentIn(orders, 'week', NOW), spentIn(orders, 'month', NOW)]).toEqual([5_000, 6_000]);
});

test.each([
  [1_000, null, NOW],
  [1_000, 6_000, NOW],
  [1_001, 6_000, NOW + DAY_S],
  [6_000, 6_000, NOW + 6 * DAY_S],
  [6_001, 6_000, null],
])('R-340 an order of %i with a weekly limit of %s fits at %s', (amount, limit, expected) => {
  expect(fitsAt(amount, limit, orders, 'week', NOW)).toBe(expected);
});
