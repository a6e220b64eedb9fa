import { REMOTES, type Release } from '@rendezvous/shared/contract';
import type { Registry } from '../Registry';
import { releaseOf } from '../releaseOf';
import { unmetRequirement } from '../unmetRequirement';
import { RefusedChange } from './RefusedChange';

const REMEDY = 'Release what runs on both shells first, or put the remote under maintenance.';

/** Throws when a shell would take the stable release of a remote from visitors that have it now; it provides less than the release needs. */
export function refuseUnserved(registry: Registry, shell: Release): void {
  const live = releaseOf(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const lost = REMOTES.flatMap((remote) => {
    const { state, stable = null } = registry.remotes[remote] ?? {};
    const release = releaseOf(registry, remote, stable);
    if (state !== 'on' || release === undefined || unmetRequirement(release, live?.provides) !== undefined) return [];
    const unmet = unmetRequirement(release, shell.provides);
    return unmet === undefined ? [] : [`${remote} ${release.id} ${unmet}.`];
  });
  if (lost.length > 0) throw new RefusedChange('requires', [...lost, REMEDY].join('\n'));
}
