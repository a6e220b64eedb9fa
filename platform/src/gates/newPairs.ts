import { REMOTES, type Release, type RemoteName } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from '../registry/Registry';
import { liveReleases } from './liveReleases';

/** A release of a remote and a shell that may share a page. */
export interface Pair {
  remote: RemoteName;
  release: string;
  shell: string;
}

/** Pairs that were not possible before a change. `published` counts as live: a release that could never get traffic need not be accepted. */
export function newPairs(before: Registry, after: Registry, published?: Pick<Release, 'remote' | 'id'>): Pair[] {
  const idsAfter = (owner: ReleaseOwner): string[] => [
    ...new Set([...liveReleases(after, owner), ...(published?.remote === owner ? [published.id] : [])]),
  ];
  const shellsBefore = liveReleases(before, 'shell');
  return REMOTES.flatMap((remote) => {
    const known = liveReleases(before, remote);
    const pairs = idsAfter(remote).flatMap((release) => idsAfter('shell').map((shell) => ({ remote, release, shell })));
    return pairs.filter(({ release, shell }) => !(known.includes(release) && shellsBefore.includes(shell)));
  });
}
