const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;

/** Postal codes by country (ISO 3166 alpha-2); elsewhere 3 to 10 letters, digits, spaces and hyphens. */
const PATTERNS: Record<string, RegExp> = {
  ...{ AT: FOUR, BE: FOUR, CH: FOUR, LI: FOUR, LU: FOUR, DK: FOUR, NO: FOUR, SI: FOUR, HU: FOUR, BG: FOUR, CY: FOUR },
  ...{ DE: FIVE, FR: FIVE, IT: FIVE, ES: FIVE, FI: FIVE, EE: FIVE, HR: FIVE, MC: FIVE, SM: FIVE },
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  PT: /^\d{4}-\d{3}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  LT: /^(LT-)?\d{5}$/,
  LV: /^(LV-)?\d{4}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
};

const ELSEWHERE = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/;

/** True for a postal code of the country, ignoring case and surrounding spaces. */
export const isPostalCode = (text: string, country: string): boolean => (PATTERNS[country] ?? ELSEWHERE).test(text.trim().toUpperCase());

/** Cookie of the content country chosen by a visitor; ISO 3166 alpha-2. */
export const COUNTRY_COOKIE = 'country';

interface VisitCountry {
  /** Country found by the server; not necessarily one that the domain serves. */
  found: string;
  /** The cookie's raw value. */
  chosen: string | undefined;
}

/**
 * Content country, ISO 3166 alpha-2: the visitor's choice, otherwise the country found, if the domain serves it, otherwise the first one it serves
 * (R-136).
 */
export function contentCountry(served: readonly string[], { found, chosen }: VisitCountry): string {
  if (chosen !== undefined && served.includes(chosen)) return chosen;
  return served.includes(found) ? found : (served[0] ?? found);
}

/** Term for a country's regions. */
export const REGION_WORDS = ['province', 'federal_state', 'canton', 'department', 'region', 'voivodeship', 'county', 'state'] as const;
export type RegionWord = (typeof REGION_WORDS)[number];

const BY_COUNTRY: Record<string, RegionWord> = {
  NL: 'province',
  BE: 'province',
  DE: 'federal_state',
  AT: 'federal_state',
  CH: 'canton',
  FR: 'department',
  IT: 'region',
  DK: 'region',
  FI: 'region',
  ES: 'province',
  PL: 'voivodeship',
  NO: 'county',
  SE: 'county',
  GB: 'county',
  IE: 'county',
  US: 'state',
  CA: 'province',
};

/** Word for a region of `country` (ISO 3166 alpha-2). */
export const regionWord = (country: string): RegionWord => BY_COUNTRY[country] ?? 'region';
