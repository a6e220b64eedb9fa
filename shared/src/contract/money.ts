import { creditPackages, DEFAULT_PACKAGE_ID } from './packages';

/** ISO 4217 codes of the currencies that packages are sold in. */
export const CURRENCIES = ['EUR', 'PLN', 'DKK', 'NOK', 'SEK', 'CHF', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in integer minor units. */
export interface Money {
  amount: number;
  currency: Currency;
}

const priceIn = (currency: Currency): number => creditPackages(currency).find(({ id }) => id === DEFAULT_PACKAGE_ID)?.price ?? 1;

/** An amount converted at the ratio of our own prices, in minor units; for limits, never for charging. */
export const inCurrency = (amount: number, from: Currency, to: Currency): number =>
  from === to ? amount : Math.round((amount * priceIn(to)) / priceIn(from));
