import type { Registry, ReleaseOwner } from '../Registry';
import type { Canary } from '../registrySchema';
import { changeEntry } from './changeEntry';
import { knownRelease } from './knownRelease';
import { RefusedChange } from './RefusedChange';
import { refuseUnserved } from './refuseUnserved';

/** Gives a release a share of the traffic; raising the share of the same release keeps its visitors. */
export function canaryRelease(registry: Registry, remote: ReleaseOwner, canary: Canary): Registry {
  const release = knownRelease(registry, remote, canary.release);
  if (remote === 'shell') refuseUnserved(registry, release);
  return changeEntry(registry, remote, (entry) => {
    if (entry.blocked.includes(canary.release)) throw new RefusedChange('blocked', `${remote} ${canary.release} is blocked.`);
    const before = entry.canary?.release === canary.release ? entry.canary.salt : canary.salt;
    return { ...entry, canary: { ...canary, salt: before } };
  });
}
