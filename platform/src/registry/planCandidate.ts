import type { PlanCandidate, Release } from '@rendezvous/shared/contract';
import { releaseBase } from './releaseBase';

/** A release as the browser needs it. */
export function planCandidate(release: Release): PlanCandidate {
  const base = releaseBase(release);
  const { container, preload, catalogues } = release;
  return { release: release.id, container, entry: base + release.entry, base, integrity: fetchedByPage(release), preload, catalogues };
}

/** Hashes of the files the page itself asks for; the entry carries those of its other chunks. */
function fetchedByPage(release: Release): Record<string, string> {
  const files = new Set([release.entry, ...Object.values(release.preload).flat(), ...Object.values(release.catalogues)]);
  return Object.fromEntries(Object.entries(release.integrity).filter(([file]) => files.has(file)));
}
