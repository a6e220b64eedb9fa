import type { Registry, ReleaseOwner } from '../Registry';
import { releaseOf } from '../releaseOf';
import { unmetRequirement } from '../unmetRequirement';
import { changeEntry } from './changeEntry';
import { RefusedChange } from './RefusedChange';

/** Returns the traffic to the latest good release that the live shell can run; the abandoned release no longer counts as good. */
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
