/** ISO 4217 codes of the currencies that packages are sold in. */
export const CURRENCIES = ['EUR', 'PLN', 'DKK', 'NOK', 'SEK', 'CHF', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in integer minor units. */
export interface Money {
  amount: number;
  currency: Currency;
}
