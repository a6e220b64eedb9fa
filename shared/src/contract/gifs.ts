import type { Locale } from './locales';

/** Page size of the GIF search. */
export const GIFS_PAGE_SIZE = 24;

/** Language tags of the GIF search. */
export const GIF_LOCALES = {
  en: 'en_US',
  nl: 'nl_NL',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  es: 'es_ES',
  pl: 'pl_PL',
  da: 'da_DK',
  fi: 'fi_FI',
  nb: 'no_NO',
  sv: 'sv_SE',
} as const satisfies Record<Locale, string>;

/** A language as the GIF search names it. */
export type GifLocale = (typeof GIF_LOCALES)[Locale];
