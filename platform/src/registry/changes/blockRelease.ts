import type { Registry, ReleaseOwner } from '../Registry';
import { releaseOf } from '../releaseOf';
import { changeEntry } from './changeEntry';
import { RefusedChange } from './RefusedChange';

/** Takes a release away from everybody, whoever chose it. */
export function blockRelease(registry: Registry, remote: ReleaseOwner, id: string): Registry {
  if (releaseOf(registry, remote, id) === undefined) throw new RefusedChange('unknown_release', `${remote} has no release ${id}.`);
  return changeEntry(registry, remote, (entry) =>
    entry.blocked.includes(id)
      ? entry
      : { ...entry, blocked: [...entry.blocked, id], lastGood: entry.lastGood.filter((good) => good !== id) },
  );
}
