import type { Locale } from './locales';

/** Countries with their own variety of English; elsewhere British English: day before month, 24 hours. */
const ENGLISH_COUNTRIES = ['US', 'CA', 'AU', 'NZ', 'IE', 'GB'];

/** BCP 47 tag for a page's dates and numbers: English as in the visitor's country, other languages unchanged. */
export function formatLocale(locale: Locale, country: string): string {
  if (locale !== 'en') return locale;
  return `en-${ENGLISH_COUNTRIES.includes(country) ? country : 'GB'}`;
}
