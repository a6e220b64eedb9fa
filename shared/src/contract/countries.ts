const FOUR_DIGITS = /^\d{4}$/;
const FIVE_DIGITS = /^\d{5}$/;

/** Patterns of postal codes by country (ISO 3166 alpha-2); other countries use the default pattern. */
const POSTAL_CODE_PATTERNS: Record<string, RegExp> = {
  ...{
    AT: FOUR_DIGITS,
    BE: FOUR_DIGITS,
    CH: FOUR_DIGITS,
    LI: FOUR_DIGITS,
    LU: FOUR_DIGITS,
    DK: FOUR_DIGITS,
    NO: FOUR_DIGITS,
    SI: FOUR_DIGITS,
    HU: FOUR_DIGITS,
    BG: FOUR_DIGITS,
    CY: FOUR_DIGITS,
  },
  ...{
    DE: FIVE_DIGITS,
    FR: FIVE_DIGITS,
    IT: FIVE_DIGITS,
    ES: FIVE_DIGITS,
    FI: FIVE_DIGITS,
    EE: FIVE_DIGITS,
    HR: FIVE_DIGITS,
    MC: FIVE_DIGITS,
    SM: FIVE_DIGITS,
  },
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

/** Matches 3 to 10 letters, digits, spaces and hyphens that begin and end with a letter or digit. */
const DEFAULT_POSTAL_CODE_PATTERN = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/;

/** True for a postal code of the country, ignoring case and surrounding spaces. */
export const isPostalCode = (text: string, country: string): boolean =>
  (POSTAL_CODE_PATTERNS[country] ?? DEFAULT_POSTAL_CODE_PATTERN).test(text.trim().toUpperCase());

/** Cookie that stores the content country chosen by the visitor, ISO 3166 alpha-2. */
export const COUNTRY_COOKIE = 'country';

interface VisitCountry {
  /** Country that the server detected; not necessarily one that the domain serves. */
  found: string;
  /** Raw value of the country cookie; undefined without one. */
  chosen: string | undefined;
}

/**
 * Returns the content country, ISO 3166 alpha-2: the chosen country if the domain serves it, else the detected one if the domain serves that, else
 * the first country that the domain serves; on a domain that serves none, the detected one.
 */
export function contentCountry(servedCountries: readonly string[], { found, chosen }: VisitCountry): string {
  if (chosen !== undefined && servedCountries.includes(chosen)) return chosen;
  return servedCountries.includes(found) ? found : (servedCountries[0] ?? found);
}

/** Words for a region, which differ by country. */
export const REGION_WORDS = ['province', 'federal_state', 'canton', 'department', 'region', 'voivodeship', 'county', 'state'] as const;
export type RegionWord = (typeof REGION_WORDS)[number];

const REGION_WORD_BY_COUNTRY: Record<string, RegionWord> = {
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

/** Returns the word for a region of `country` (ISO 3166 alpha-2); `region` by default. */
export const regionWord = (country: string): RegionWord => REGION_WORD_BY_COUNTRY[country] ?? 'region';
