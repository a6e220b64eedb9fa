import type { Locale, PlanCandidate, Release } from '@rendezvous/shared/contract';
import { releaseBase } from './releaseBase';

/** A release as the browser needs it. It goes into every document, so it has the texts of one language only; the entry carries the digests of its chunks. */
export function planCandidate(release: Release, locale: Locale): PlanCandidate {
  const base = releaseBase(release);
  const { id, container, entry } = release;
  const texts = release.catalogues[locale];
  const files = texts === undefined ? [entry] : [entry, texts];
  return {
    release: id,
    container,
    entry: base + entry,
    base,
    integrity: Object.fromEntries(files.map((file) => [file, release.integrity[file] ?? ''])),
    catalogues: texts === undefined ? {} : { [locale]: texts },
  };
}
