import { REMOTES, type Release } from '@rendezvous/shared/contract';
import type { Registry } from '../Registry';
import { releaseOf } from '../releaseOf';
import { unmetRequirement } from '../unmetRequirement';
import { RefusedChange } from './RefusedChange';

const REMEDY = 'Release what runs on both shells first, or put the remote under maintenance.';

/** Throws when a shell would leave visitors without a remote that they have now: it provides less than each of its good releases needs. */
export function refuseUnserved(registry: Registry, shell: Release): void {
  const live = releaseOf(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const lost = REMOTES.flatMap((remote) => {
    const { state, stable = null, lastGood = [], blocked = [] } = registry.remotes[remote] ?? {};
    const good = [stable, ...lastGood].filter((id) => id !== null && !blocked.includes(id)).map((id) => releaseOf(registry, remote, id));
    const served = good.filter((release) => release !== undefined).filter((release) => !unmetRequirement(release, live?.provides));
    const [first] = served;
    if (state !== 'on' || first === undefined || served.some((release) => !unmetRequirement(release, shell.provides))) return [];
    return [`${remote} ${first.id} ${unmetRequirement(first, shell.provides)}.`];
  });
  if (lost.length > 0) throw new RefusedChange('requires', [...lost, REMEDY].join('\n'));
}
