import { isLocale, type Locale } from '@rendezvous/shared/contract';

/** Parts of the path of a share picture. */
export interface SharePictureName {
  digest: string;
  locale: Locale;
  /** Path of the page. */
  pathname: string;
}

/**
 * Returns the path of the share picture of a page in a language, for example `/share/<digest>/de/landers/gallery.png`; for a variant of a
 * lander, with the query `?variant=promise`.
 */
export const toSharePicturePath = ({ digest, locale, pathname }: SharePictureName, variant?: string): string =>
  `/share/${digest}/${locale}${pathname === '/' ? '' : pathname}.png${variant === undefined ? '' : `?variant=${encodeURIComponent(variant)}`}`;

/** Parses the part of a path after `/share/`; undefined if it does not name a picture. */
export function parseSharePicturePath(name: string): SharePictureName | undefined {
  const [, digest = '', locale, pathname = ''] = /^([0-9a-f]{20})\/([a-z]{2})((?:\/[\w-]+)*)\.png$/.exec(name) ?? [];
  return digest !== '' && isLocale(locale) ? { digest, locale, pathname: pathname || '/' } : undefined;
}
