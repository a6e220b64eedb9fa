import type { Registry, ReleaseOwner } from '../Registry';
import { releaseOf } from '../releaseOf';
import { unmetRequirement } from '../unmetRequirement';
import { changeEntry } from './changeEntry';
import { RefusedChange } from './RefusedChange';

/** Gives the traffic back to the newest good release that the live shell can run; the release left behind is no longer a good one. */
export function rollbackRelease(registry: Registry, remote: ReleaseOwner): Registry {
  const provides = releaseOf(registry, 'shell', registry.remotes.shell?.stable ?? null)?.provides;
  return changeEntry(registry, remote, (entry) => {
    const target = entry.lastGood.find((id) => {
      const release = releaseOf(registry, remote, id);
      return (
        release !== undefined && !entry.blocked.includes(id) && (remote === 'shell' || unmetRequirement(release, provides) === undefined)
      );
    });
    if (target === undefined) throw new RefusedChange('no_last_good', `${remote} has no earlier good release to go back to.`);
    return { ...entry, stable: target, lastGood: entry.lastGood.slice(entry.lastGood.indexOf(target) + 1) };
  });
}
