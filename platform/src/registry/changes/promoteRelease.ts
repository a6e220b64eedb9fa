import type { Release } from '@rendezvous/shared/contract';
import { type Registry, findRelease, type ReleaseOwner } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { describeUnmetRequirement } from '../describeUnmetRequirement';
import { changeEntry } from './changeEntry';
import { requireRelease } from './requireRelease';
import { RefusedChange } from './RefusedChange';
import { assertShellSupportsRemotes } from './assertShellSupportsRemotes';

/** Maximum number of good releases kept as fallbacks. */
const MAX_LAST_GOOD = 5;

/**
 * Makes a release the stable one; the previous one, unless blocked, becomes the last good one. Throws a RefusedChange if the release is
 * unknown, collected or blocked, or if the release and the live ones do not fit together.
 */
export function promoteRelease(registry: Registry, remote: ReleaseOwner, id: string): Registry {
  const release = requireRelease(registry, remote, id);
  if (remote === 'shell') assertShellSupportsRemotes(registry, release);
  else assertRequirementsMet(registry, release);
  return changeEntry(registry, remote, (entry) => {
    if (entry.blocked.includes(id)) throw new RefusedChange('blocked', `${remote} ${id} is blocked.`);
    return entry.stable === id ? entry : { ...withoutPromotedCanary(entry, id), stable: id, lastGood: toLastGood(entry, id) };
  });
}

function assertRequirementsMet(registry: Registry, release: Release): void {
  const provides = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null)?.provides;
  const unmetDescription = describeUnmetRequirement(release, provides);
  if (unmetDescription !== undefined) throw new RefusedChange('requires', `${release.remote} ${release.id} ${unmetDescription}.`);
}

function toLastGood(entry: RegistryEntry, nextStable: string): string[] {
  const previousIds = entry.stable === null || entry.blocked.includes(entry.stable) ? [] : [entry.stable];
  return [...previousIds, ...entry.lastGood]
    .filter((id, index, ids) => id !== nextStable && ids.indexOf(id) === index)
    .slice(0, MAX_LAST_GOOD);
}

function withoutPromotedCanary(entry: RegistryEntry, id: string): RegistryEntry {
  const { canary, ...rest } = entry;
  return canary === undefined || canary.release === id ? rest : { ...rest, canary };
}
