import type { Release } from '@rendezvous/shared/contract';
import { verifyRelease } from '../keys/releaseSignature';
import type { TeamBook } from '../keys/TeamBook';
import type { Registry } from './Registry';

/**
 * Reduces the registry to releases signed by their owner's team: whatever else was written into the database or a copy is offered to nobody. Each
 * document is verified once. `onForged` is called for each that is dropped.
 */
export function genuineReleases(
  teams: Pick<TeamBook, 'mayRelease' | 'publicKeys'>,
  onForged: (release: Release) => void,
): (registry: Registry) => Registry {
  const known = new WeakMap<Release, boolean>();
  const isGenuine = (release: Release): boolean => {
    const before = known.get(release);
    if (before !== undefined) return before;
    const { signedBy, remote } = release;
    const genuine = teams.mayRelease(signedBy, remote) && verifyRelease(release, teams.publicKeys(signedBy));
    known.set(release, genuine);
    if (!genuine) onForged(release);
    return genuine;
  };
  return (registry) => ({
    ...registry,
    releases: Object.fromEntries(
      Object.entries(registry.releases).filter(([key, release]) => key === `${release.remote}/${release.id}` && isGenuine(release)),
    ),
  });
}
