import type { Release } from '@rendezvous/shared/contract';
import { verifyRelease } from '../keys/releaseSignature';
import type { TeamBook } from '../keys/TeamBook';
import type { Registry } from './Registry';

/**
 * Returns a filter that reduces a registry to releases signed by a team that owns them, so that nothing else that was written into the
 * database or a copy of it is ever served. Each document is verified once; `onForged` is called for each one that was not signed by such a
 * team.
 */
export function createGenuineReleaseFilter(
  teams: Pick<TeamBook, 'mayRelease' | 'publicKeys'>,
  onForged: (release: Release) => void,
): (registry: Registry) => Registry {
  const verificationResults = new WeakMap<Release, boolean>();
  const isGenuine = (release: Release): boolean => {
    const previousResult = verificationResults.get(release);
    if (previousResult !== undefined) return previousResult;
    const { signedBy, remote } = release;
    const result = teams.mayRelease(signedBy, remote) && verifyRelease(release, teams.publicKeys(signedBy));
    verificationResults.set(release, result);
    if (!result) onForged(release);
    return result;
  };
  return (registry) => ({
    ...registry,
    releases: Object.fromEntries(
      Object.entries(registry.releases).filter(([key, release]) => key === `${release.remote}/${release.id}` && isGenuine(release)),
    ),
  });
}
