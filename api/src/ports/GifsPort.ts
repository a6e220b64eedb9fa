import { DEFAULT_LOCALE, type Gif, GIF_LOCALES, type GifLocale, type Locale, LOCALES } from '@rendezvous/shared/contract';

/** A GIF search in a language; an empty `q` matches every GIF. */
export interface GifQuery {
  q: string;
  locale: Locale;
  /** 1-based. */
  page: number;
}

export interface GifFile {
  type: string;
  bytes: Buffer;
}

/** Source of GIFs. The api serves the files itself, so that browsers contact no third party. */
export interface GifsPort {
  search(query: GifQuery): Promise<{ gifs: Gif[]; pages: number }>;
  find(id: string, locale: Locale): Promise<Gif | undefined>;
  /** Title of a stored GIF, in the viewer's language if available. */
  getTitle(gif: Gif, locale: Locale): string;
  getFile(id: string, isStill: boolean): Promise<GifFile | undefined>;
}

/** Converts the language code of a GIF search to a locale; an unknown code yields the default locale. */
export const fromGifLocale = (code: GifLocale): Locale => LOCALES.find((locale) => GIF_LOCALES[locale] === code) ?? DEFAULT_LOCALE;
