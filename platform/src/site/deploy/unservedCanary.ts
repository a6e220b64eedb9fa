import { liveReleases } from '../../gates/liveReleases';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import { releaseOf } from '../../registry/releaseOf';
import { unmetRequirement } from '../../registry/unmetRequirement';

/** Visitors who get none of a remote's canary, whatever its share, and why; empty when there are none. */
export function unservedCanary(registry: Registry, remote: ReleaseOwner): string[] {
  const { state, canary } = registry.remotes[remote] ?? {};
  const release = releaseOf(registry, remote, canary?.release ?? null);
  if (remote === 'shell' || release === undefined) return [];
  if (state !== 'on') return [`nobody gets it while ${remote} is ${state === 'off' ? 'off' : 'under maintenance'}`];
  const shells = liveReleases(registry, 'shell');
  if (shells.length === 0) return ['nobody gets it: no shell is live'];
  return shells.flatMap((shell) => {
    const unmet = unmetRequirement(release, releaseOf(registry, 'shell', shell)?.provides);
    return unmet === undefined ? [] : [`visitors with shell ${shell} do not get it: it ${unmet}`];
  });
}
