import { creditPackages, currencyOf, type MinimumMessageCosts } from '@rendezvous/shared/contract';

/** The cheapest message per country, rounded up to the minor unit. */
export function minimumMessageCosts(countries: readonly string[], messageCredits: number): MinimumMessageCosts {
  return Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOf(country);
      const perCredit = Math.min(...creditPackages(currency).map(({ price, credits }) => price / credits));
      return [country, { costs: Math.ceil(perCredit * messageCredits), currency }];
    }),
  );
}
