import { REMOTES, type Release, type RemoteName } from '@rendezvous/shared/contract';
import { type Registry, findRelease } from '../Registry';
import { describeUnmetRequirement } from '../describeUnmetRequirement';
import { RefusedChange } from './RefusedChange';

const REMEDY = 'First release a version that runs on both shells, or put the remote under maintenance.';

/**
 * Throws a RefusedChange if visitors would lose a remote because `shell` supports none of its good releases that the live shell supports.
 */
export function assertShellSupportsRemotes(registry: Registry, shell: Release): void {
  const liveShell = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const shortcomings = REMOTES.flatMap((remote) => {
    const supportedReleases = listGoodReleases(registry, remote).filter(
      (release) => describeUnmetRequirement(release, liveShell?.provides) === undefined,
    );
    const releaseShortcomings = supportedReleases.flatMap((release) => {
      const unmetDescription = describeUnmetRequirement(release, shell.provides);
      return unmetDescription === undefined ? [] : [`${remote} ${release.id} ${unmetDescription}.`];
    });
    return releaseShortcomings.length === supportedReleases.length ? releaseShortcomings.slice(0, 1) : [];
  });
  if (shortcomings.length > 0) throw new RefusedChange('requires', [...shortcomings, REMEDY].join('\n'));
}

/** Lists the releases of a remote that visitors get or fall back to, best first; none unless the remote is on. */
function listGoodReleases(registry: Registry, remote: RemoteName): Release[] {
  const entry = registry.remotes[remote];
  if (entry?.state !== 'on') return [];
  const ids = [entry.stable, ...entry.lastGood].filter((id) => id !== null && !entry.blocked.includes(id));
  return ids.map((id) => findRelease(registry, remote, id)).filter((release) => release !== undefined);
}
