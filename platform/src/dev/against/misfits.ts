import type { Release } from '@rendezvous/shared/contract';
import { unmetRequirement } from '../../registry/unmetRequirement';
import type { LocalReleases } from './LocalReleases';

/** Which of this machine's remotes the shell of the page cannot run, in words; a shell of this machine counts instead of the site's. */
export function misfits({ shell, ...remotes }: LocalReleases, provides: Release['provides']): string[] {
  return Object.values(remotes).flatMap((release) => {
    const unmet = unmetRequirement(release, shell?.provides ?? provides);
    return unmet === undefined ? [] : [`${release.remote} does not fit: it ${unmet}.`];
  });
}
