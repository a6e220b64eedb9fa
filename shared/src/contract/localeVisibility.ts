import { LOCALES, type Locale } from './locales';

const ENGLISH_ONLY: readonly Locale[] = ['en'];

/** Locales available to visitors of a country; other countries see all. */
const BY_COUNTRY: Record<string, readonly Locale[]> = {
  NL: ['nl', 'en'],
  BE: ['nl', 'fr', 'de', 'en'],
  LU: ['fr', 'de', 'en'],
  DE: ['de', 'en'],
  AT: ['de', 'en'],
  CH: ['de', 'fr', 'it', 'en'],
  FR: ['fr', 'en'],
  IT: ['it', 'en'],
  ES: ['es', 'en'],
  PL: ['pl', 'en'],
  DK: ['da', 'en'],
  FI: ['fi', 'sv', 'en'],
  NO: ['nb', 'en'],
  SE: ['sv', 'en'],
  CA: ['en', 'fr'],
  GB: ENGLISH_ONLY,
  IE: ENGLISH_ONLY,
  US: ENGLISH_ONLY,
  AU: ENGLISH_ONLY,
  NZ: ENGLISH_ONLY,
};

/** Locales shown to a visitor from `country` (ISO 3166 alpha-2); always includes the current one. */
export function visibleLocales(country: string, current: Locale): readonly Locale[] {
  const visible = BY_COUNTRY[country] ?? LOCALES;
  return visible.includes(current) ? visible : [current, ...visible];
}
