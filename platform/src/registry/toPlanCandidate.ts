import type { Locale, PlanCandidate, Release } from '@rendezvous/shared/contract';
import { getReleaseBase } from './Registry';

/**
 * Converts a release to what the browser needs of it. The result is part of every document, so it names the texts of one language only, or
 * none for a fallback (`locale` is undefined), and omits the digests of chunks, which the entry contains.
 */
export function toPlanCandidate(release: Release, locale: Locale | undefined): PlanCandidate {
  const base = getReleaseBase(release);
  const { id, container, entry } = release;
  const textsFile = locale && release.catalogues[locale];
  const files = textsFile ? [entry, textsFile] : [entry];
  return {
    release: id,
    container,
    entry: base + entry,
    base,
    integrity: Object.fromEntries(files.map((file) => [file, release.integrity[file] ?? ''])),
    catalogues: locale && textsFile ? { [locale]: textsFile } : {},
  };
}
