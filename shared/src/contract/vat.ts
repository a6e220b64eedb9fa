/** Standard VAT rates in percent by country (ISO 3166 alpha-2); prices include VAT. */
const VAT_RATES: Record<string, number> = {
  NL: 21,
  BE: 21,
  DE: 19,
  AT: 20,
  CH: 8.1,
  FR: 20,
  IT: 22,
  ES: 21,
  PL: 23,
  DK: 25,
  FI: 25.5,
  NO: 25,
  SE: 25,
  GB: 20,
  IE: 23,
  LU: 17,
  PT: 23,
  GR: 24,
  CY: 19,
  MT: 18,
  SI: 22,
  SK: 23,
  EE: 24,
  LV: 21,
  LT: 21,
  HR: 25,
  US: 0,
};

/** Returns the VAT rate of a country (ISO 3166 alpha-2) in percent; 21 for an unknown country. */
export const vatRateOf = (country: string): number => VAT_RATES[country] ?? 21;

/** Returns the VAT contained in a price, in minor units, rounded half up; `rate` in percent. */
export const vatIncluded = (amount: number, rate: number): number => Math.round((amount * rate) / (100 + rate));
