import type { Registry, ReleaseOwner } from '../Registry';
import { REGISTRY_LIMITS } from '../registryLimits';
import { changeEntry } from './changeEntry';
import { knownRelease } from './knownRelease';
import { refuseFull } from './refuseFull';

/** Withdraws a release from everyone, however it was chosen. */
export function blockRelease(registry: Registry, remote: ReleaseOwner, id: string): Registry {
  knownRelease(registry, remote, id);
  return changeEntry(registry, remote, (entry) => {
    if (entry.blocked.includes(id)) return entry;
    refuseFull(entry.blocked, REGISTRY_LIMITS.blocked, `${remote} are blocked`);
    return { ...entry, blocked: [...entry.blocked, id], lastGood: entry.lastGood.filter((good) => good !== id) };
  });
}
