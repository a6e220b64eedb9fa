import { DEFAULT_LOCALE, type Gif, GIF_LOCALES, type GifLocale, type Locale, LOCALES } from '@rendezvous/shared/contract';

/** A search for words in a language; an empty `q` finds everything. */
export interface GifQuery {
  q: string;
  locale: Locale;
  /** Counted from 1. */
  page: number;
}

export interface GifFile {
  type: string;
  bytes: Buffer;
}

/** Source of GIFs. Their files pass through the api, so that no browser contacts anyone else (design 12.8). */
export interface GifsPort {
  search(query: GifQuery): Promise<{ gifs: Gif[]; pages: number }>;
  find(id: string, locale: Locale): Promise<Gif | undefined>;
  /** Description of a stored GIF, in the viewer's language if known. */
  title(gif: Gif, locale: Locale): string;
  file(id: string, still: boolean): Promise<GifFile | undefined>;
}

/** Converts the language code of a GIF search to our locale; the default locale for an unknown code. */
export const localeOfGifs = (code: GifLocale): Locale => LOCALES.find((locale) => GIF_LOCALES[locale] === code) ?? DEFAULT_LOCALE;
