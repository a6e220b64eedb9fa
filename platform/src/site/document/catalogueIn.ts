import type { FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { catalogueFile, releaseBase } from '../../registry/Registry';

/** Address and digest of a release's texts in a language, with English as the fallback; undefined if the release has neither. */
export function catalogueIn(release: Release, locale: Locale): FoundCatalogue | undefined {
  const file = catalogueFile(release, locale);
  return file === undefined ? undefined : { url: releaseBase(release) + file, integrity: release.integrity[file] ?? '' };
}
