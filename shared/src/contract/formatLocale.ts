import type { Locale } from './locales';

/** Countries whose own English is written; elsewhere it is the British one: day before month, 24 hours. */
const ENGLISH_COUNTRIES = ['US', 'CA', 'AU', 'NZ', 'IE', 'GB'];

/** BCP 47 tag whose dates and numbers a page shows: English as in the visitor's country, the other languages as they are. */
export function formatLocale(locale: Locale, country: string): string {
  if (locale !== 'en') return locale;
  return `en-${ENGLISH_COUNTRIES.includes(country) ? country : 'GB'}`;
}
