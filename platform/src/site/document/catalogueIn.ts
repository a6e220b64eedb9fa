import type { FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { catalogueFile, releaseBase } from '../../registry/Registry';

/** Location of a release's texts for a page in a language. */
export function catalogueIn(release: Release, locale: Locale): FoundCatalogue | undefined {
  const file = catalogueFile(release, locale);
  return file === undefined ? undefined : { url: releaseBase(release) + file, integrity: release.integrity[file] ?? '' };
}
