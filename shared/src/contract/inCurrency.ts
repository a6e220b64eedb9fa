import { DEFAULT_PACKAGE_ID, creditPackages } from './packages';
import type { Currency } from './money';

const priceIn = (currency: Currency): number => creditPackages(currency).find(({ id }) => id === DEFAULT_PACKAGE_ID)?.price ?? 1;

/** An amount converted at the ratio of our own prices, in minor units; for limits, never for charging. */
export const inCurrency = (amount: number, from: Currency, to: Currency): number =>
  from === to ? amount : Math.round((amount * priceIn(to)) / priceIn(from));
