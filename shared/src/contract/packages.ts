import type { CreditPackage } from '../calls/credits';
import { OWN_CREDITS_MAX, OWN_CREDITS_MIN } from './constants';
import { CURRENCIES, type Currency } from './money';

/** Credit packages with prices in minor units, VAT included, in the order of CURRENCIES. */
const PACKAGES = [
  { id: 1, key: 'start', credits: 10, prices: [1490, 5900, 10900, 16900, 16500, 1450, 1290, 1590] },
  { id: 2, key: 'small', credits: 25, prices: [3250, 12900, 23900, 36900, 35900, 3150, 2790, 3490] },
  { id: 3, key: 'medium', credits: 50, prices: [5750, 22900, 42900, 65900, 63900, 5550, 4950, 6190] },
  { id: 4, key: 'large', credits: 100, prices: [9900, 39900, 73900, 113900, 109900, 9500, 8490, 10690] },
  { id: 5, key: 'xl', credits: 200, prices: [17800, 71900, 132900, 204900, 197900, 17100, 15290, 19190] },
  { id: 6, key: 'xxl', credits: 400, prices: [31600, 127900, 235900, 363900, 349900, 30400, 27190, 34090] },
] as const;

export type PackageKey = (typeof PACKAGES)[number]['key'];

/** Id of the preselected package. */
export const DEFAULT_PACKAGE_ID = 3;

/** Returns the six packages with their prices in `currency`. */
export function creditPackages(currency: Currency): CreditPackage[] {
  const currencyIndex = CURRENCIES.indexOf(currency);
  return PACKAGES.map(({ id, key, credits, prices }) => ({ id, key, credits, price: prices[currencyIndex] ?? 0, currency }));
}

const CURRENCY_BY_COUNTRY: Record<string, Currency> = {
  PL: 'PLN',
  DK: 'DKK',
  NO: 'NOK',
  SE: 'SEK',
  CH: 'CHF',
  GB: 'GBP',
  US: 'USD',
};

/** Returns the currency of a country (ISO 3166 alpha-2); EUR by default. */
export const currencyOf = (country: string): Currency => CURRENCY_BY_COUNTRY[country] ?? 'EUR';

/** Returns a price in minor units after a discount of `percentage` percent, rounded half up. */
export const discounted = (amount: number, percentage: number): number => Math.floor((amount * (100 - percentage) + 50) / 100);

/** Returns the price in minor units of a custom number of credits; undefined outside 5 to 400. */
export function ownAmountPrice(credits: number, currency: Currency): number | undefined {
  if (!Number.isInteger(credits) || credits < OWN_CREDITS_MIN || credits > OWN_CREDITS_MAX) return undefined;
  const packages = creditPackages(currency);
  const basePackage = packages.filter((offer) => offer.credits <= credits).at(-1) ?? packages[0];
  if (basePackage === undefined) return undefined;
  const priceAtRate = Math.round((basePackage.price * credits) / basePackage.credits);
  const largerPackagePrices = packages.filter((offer) => offer.credits >= credits).map((offer) => offer.price);
  return Math.min(priceAtRate, ...largerPackagePrices);
}

const getDefaultPackagePrice = (currency: Currency): number =>
  creditPackages(currency).find(({ id }) => id === DEFAULT_PACKAGE_ID)?.price ?? 1;

/** Converts an amount in minor units at the ratio of our own prices; only for limits, never for charges. */
export const inCurrency = (amount: number, from: Currency, to: Currency): number =>
  from === to ? amount : Math.round((amount * getDefaultPackagePrice(to)) / getDefaultPackagePrice(from));
