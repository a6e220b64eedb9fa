import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';
import { knownRelease } from './knownRelease';

/** Takes a release away from everybody, whoever chose it. */
export function blockRelease(registry: Registry, remote: ReleaseOwner, id: string): Registry {
  knownRelease(registry, remote, id);
  return changeEntry(registry, remote, (entry) =>
    entry.blocked.includes(id)
      ? entry
      : { ...entry, blocked: [...entry.blocked, id], lastGood: entry.lastGood.filter((good) => good !== id) },
  );
}
