import { vatIncluded, vatRateOf } from './vat';

test.each([
  ['NL', 5750, 998],
  ['DE', 5750, 918],
  ['FI', 5750, 1168],
  ['US', 5750, 0],
])('R-328 the VAT for %s included in %i is %i', (country, amount, vat) => {
  expect(vatIncluded(amount, vatRateOf(country))).toBe(vat);
});
