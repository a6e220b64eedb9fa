import { inCurrency } from './packages';

test.each([
  [5_750, 'EUR', 'EUR', 5_750],
  [5_750, 'EUR', 'PLN', 22_900],
  [22_900, 'PLN', 'EUR', 5_750],
  [1_000, 'EUR', 'SEK', 11_113],
] as const)('R-340 %i %s is converted to %s %i', (amount, from, to, expected) => {
  expect(inCurrency(amount, from, to)).toBe(expected);
});
