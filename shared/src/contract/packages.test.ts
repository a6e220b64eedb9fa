import { CURRENCIES } from './money';
import { creditPackages, ownAmountPrice } from './packages';

test.each([
  [5, 745],
  [9, 1341],
  [10, 1490],
  [11, 1639],
  [24, 3250],
  [25, 3250],
  [49, 5750],
  [60, 6900],
  [400, 31600],
])('R-304 a custom amount of %i credits costs %i cents', (credits, price) => {
  expect(ownAmountPrice(credits, 'EUR')).toBe(price);
});

test.each([4, 401, 10.5, Number.NaN])('R-304 %d credits cannot be bought', (credits) => {
  expect(ownAmountPrice(credits, 'EUR')).toBeUndefined();
});

test.each(CURRENCIES)('R-304 in %s no custom amount costs more than a package with at least as many credits', (currency) => {
  for (let credits = 5; credits <= 400; credits += 1) {
    const price = ownAmountPrice(credits, currency) ?? Infinity;
    const cheapestPrice = Math.min(
      ...creditPackages(currency)
        .filter((offer) => offer.credits >= credits)
        .map((offer) => offer.price),
    );
    expect(price).toBeLessThanOrEqual(cheapestPrice);
  }
});
