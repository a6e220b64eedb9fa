import type { FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { findCatalogueFile, getReleaseBase } from '../../registry/Registry';

/** Returns the URL and digest of a release's texts in a language, with English as the fallback; undefined if the release has neither. */
export function findCatalogue(release: Release, locale: Locale): FoundCatalogue | undefined {
  const file = findCatalogueFile(release, locale);
  return file === undefined ? undefined : { url: getReleaseBase(release) + file, integrity: release.integrity[file] ?? '' };
}
