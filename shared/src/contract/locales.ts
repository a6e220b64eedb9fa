/** The locales of the product, in the order of the specification. */
export const LOCALES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'] as const;

export type Locale = (typeof LOCALES)[number];

/** Locale of a visit when neither the cookie nor the browser names a supported one. */
export const DEFAULT_LOCALE: Locale = 'en';

/** Fallback locale for dates and numbers, for browsers without data for the active one. */
export const DEFAULT_DATE_LOCALE: Locale = 'nl';

/** Name of the language cookie. */
export const LOCALE_COOKIE = 'language';

/** Lifetime of the language cookie in days. */
export const LOCALE_COOKIE_DAYS = 365;

/** Name of each locale in its own language, for the language switcher. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  da: 'Dansk',
  fi: 'Suomi',
  nb: 'Norsk bokmål',
  sv: 'Svenska',
};

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** Returns the supported locale for the first two letters of a language tag, or undefined; `no` and `nn` map to `nb`. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const languageCode = (tag ?? '').slice(0, 2).toLowerCase();
  const locale = languageCode === 'no' || languageCode === 'nn' ? 'nb' : languageCode;
  return isLocale(locale) ? locale : undefined;
}

/** Returns the locale of a visit: from the cookie, else the first supported browser language, else the default. */
export function chooseLocale(cookie: string | undefined, languages: readonly string[]): Locale {
  const browserLocale = languages.map(toLocale).find((locale) => locale !== undefined);
  return (isLocale(cookie) ? cookie : undefined) ?? browserLocale ?? DEFAULT_LOCALE;
}

/** Returns the locale of a domain for a first visit, from the first two letters of `domain_language`; undefined if unsupported. */
export function domainLocale(domainLanguage: string): Locale | undefined {
  const languageCode = domainLanguage.slice(0, 2).toLowerCase();
  return isLocale(languageCode) ? languageCode : undefined;
}

/** Returns the language that a first visit keeps: that of the address, or else of the domain; undefined if one is kept already, or none is named. */
export const findFirstLocale = (
  cookie: string | undefined,
  addressLocale: Locale | undefined,
  domainLanguage: string,
): Locale | undefined => (cookie === undefined ? (addressLocale ?? domainLocale(domainLanguage)) : undefined);

const ENGLISH_ONLY: readonly Locale[] = ['en'];

/** Locales available to visitors of a country; other countries see all. */
const LOCALES_BY_COUNTRY: Record<string, readonly Locale[]> = {
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

/** Returns the locales shown to a visitor from `country` (ISO 3166 alpha-2); always includes the current one. */
export function visibleLocales(country: string, currentLocale: Locale): readonly Locale[] {
  const countryLocales = LOCALES_BY_COUNTRY[country] ?? LOCALES;
  return countryLocales.includes(currentLocale) ? countryLocales : [currentLocale, ...countryLocales];
}

/** Countries with English formats of their own; elsewhere the British formats apply: the day before the month, and a 24-hour clock. */
const ENGLISH_COUNTRIES = ['US', 'CA', 'AU', 'NZ', 'IE', 'GB'];

/** Returns the BCP 47 tag for a page's dates and numbers: English with the visitor's country or GB, other languages unchanged. */
export function formatLocale(locale: Locale, country: string): string {
  if (locale !== 'en') return locale;
  return `en-${ENGLISH_COUNTRIES.includes(country) ? country : 'GB'}`;
}

/** Cookie with the browser's time zone, in which the server formats dates and times. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** Maximum length of the name of a time zone, in characters. */
const TIME_ZONE_NAME_MAX = 64;

/** True for the IANA name of a time zone, for example `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  if (name.length > TIME_ZONE_NAME_MAX) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
