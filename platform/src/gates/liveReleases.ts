import type { Registry, ReleaseOwner } from '../registry/Registry';

/** Releases that visitors may get; for a remote also the good ones that a page or a rollback falls back to. */
export function liveReleases({ remotes }: Registry, owner: ReleaseOwner): string[] {
  const entry = remotes[owner];
  if (entry === undefined) return [];
  const { stable, canary, lastGood, blocked } = entry;
  const all = [stable, canary?.release, ...(owner === 'shell' ? [] : lastGood)].filter((id) => typeof id === 'string');
  return [...new Set(all)].filter((id) => !blocked.includes(id));
}
