import { type Release, type RemoteName, REMOTES } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from '../registry/Registry';

/** A release of a remote and a shell that may share a page. */
export interface Pair {
  remote: RemoteName;
  release: string;
  shell: string;
}

/**
 * Pairs that were not possible before a change. `publishedRelease` counts as live, since a release that can never get traffic is not worth accepting.
 */
export function newPairs(before: Registry, after: Registry, published?: Pick<Release, 'remote' | 'id'>): Pair[] {
  const idsAfter = (owner: ReleaseOwner): string[] => [
    ...new Set([...liveReleases(after, owner), ...(published?.remote === owner ? [published.id] : [])]),
  ];
  const shellsBefore = liveReleases(before, 'shell');
  return REMOTES.flatMap((remote) => {
    const releasesBefore = liveReleases(before, remote);
    const pairs = idsAfter(remote).flatMap((release) => idsAfter('shell').map((shell) => ({ remote, release, shell })));
    return pairs.filter(({ release, shell }) => !(releasesBefore.includes(release) && shellsBefore.includes(shell)));
  });
}

/** Releases that visitors may get; for a remote, also the known-good ones that a page or a rollback falls back to. */
export function liveReleases({ remotes }: Registry, owner: ReleaseOwner): string[] {
  const entry = remotes[owner];
  if (entry === undefined) return [];
  const { stable, canary, lastGood, blocked } = entry;
  const ids = [stable, canary?.release, ...(owner === 'shell' ? [] : lastGood)].filter((id) => typeof id === 'string');
  return [...new Set(ids)].filter((id) => !blocked.includes(id));
}
