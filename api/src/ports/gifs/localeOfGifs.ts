import { GIF_LOCALES, LOCALES, DEFAULT_LOCALE, type GifLocale, type Locale } from '@rendezvous/shared/contract';

/** The language behind the code of a search. */
export const localeOfGifs = (code: GifLocale): Locale => LOCALES.find((locale) => GIF_LOCALES[locale] === code) ?? DEFAULT_LOCALE;
