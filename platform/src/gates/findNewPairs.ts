import { type Release, type RemoteName, REMOTES } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from '../registry/Registry';

/** A release of a remote and a shell that may share a page. */
export interface Pair {
  remote: RemoteName;
  release: string;
  shell: string;
}

/**
 * Pairs that a change makes possible. `publishedRelease` counts as live after the change, because a release that can never get traffic is not worth
 * accepting.
 */
export function findNewPairs(registryBefore: Registry, registryAfter: Registry, publishedRelease?: Pick<Release, 'remote' | 'id'>): Pair[] {
  const getIdsAfter = (owner: ReleaseOwner): string[] => [
    ...new Set([...getLiveReleases(registryAfter, owner), ...(publishedRelease?.remote === owner ? [publishedRelease.id] : [])]),
  ];
  const shellsBefore = getLiveReleases(registryBefore, 'shell');
  return REMOTES.flatMap((remote) => {
    const releasesBefore = getLiveReleases(registryBefore, remote);
    const pairs = getIdsAfter(remote).flatMap((release) => getIdsAfter('shell').map((shell) => ({ remote, release, shell })));
    return pairs.filter(({ release, shell }) => !(releasesBefore.includes(release) && shellsBefore.includes(shell)));
  });
}

/** Releases that visitors may get; for a remote, also the known-good ones that a page or a rollback falls back to. */
export function getLiveReleases({ remotes }: Registry, owner: ReleaseOwner): string[] {
  const entry = remotes[owner];
  if (entry === undefined) return [];
  const { stable, canary, lastGood, blocked } = entry;
  const ids = [stable, canary?.release, ...(owner === 'shell' ? [] : lastGood)].filter((id) => typeof id === 'string');
  return [...new Set(ids)].filter((id) => !blocked.includes(id));
}
