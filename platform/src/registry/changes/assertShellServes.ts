import { REMOTES, type Release, type RemoteName } from '@rendezvous/shared/contract';
import { type Registry, findRelease } from '../Registry';
import { unmetRequirement } from '../unmetRequirement';
import { RefusedChange } from './RefusedChange';

const REMEDY = 'First release a version that runs on both shells, or put the remote under maintenance.';

/** Throws a RefusedChange when visitors would lose a remote because a shell provides less than each of the remote's good releases needs. */
export function assertShellServes(registry: Registry, shell: Release): void {
  const live = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const lost = REMOTES.flatMap((remote) => {
    const served = goodReleases(registry, remote).filter((release) => unmetRequirement(release, live?.provides) === undefined);
    const lacking = served.flatMap((release) => {
      const unmet = unmetRequirement(release, shell.provides);
      return unmet === undefined ? [] : [`${remote} ${release.id} ${unmet}.`];
    });
    return lacking.length === served.length ? lacking.slice(0, 1) : [];
  });
  if (lost.length > 0) throw new RefusedChange('requires', [...lost, REMEDY].join('\n'));
}

/** Releases that visitors of an enabled remote get or fall back to, best first. */
function goodReleases(registry: Registry, remote: RemoteName): Release[] {
  const entry = registry.remotes[remote];
  if (entry?.state !== 'on') return [];
  const ids = [entry.stable, ...entry.lastGood].filter((id) => id !== null && !entry.blocked.includes(id));
  return ids.map((id) => findRelease(registry, remote, id)).filter((release) => release !== undefined);
}
