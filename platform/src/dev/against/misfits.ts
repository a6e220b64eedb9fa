import type { Release } from '@rendezvous/shared/contract';
import { unmetRequirement } from '../../registry/unmetRequirement';
import type { LocalReleases } from './LocalReleases';

/** Local remotes that the page's shell cannot run, in words; a local shell takes precedence over the site's. */
export function misfits({ shell, ...remotes }: LocalReleases, provides: Release['provides']): string[] {
  return Object.values(remotes).flatMap((release) => {
    const unmet = unmetRequirement(release, shell?.provides ?? provides);
    return unmet === undefined ? [] : [`${release.remote} does not fit: it ${unmet}.`];
  });
}
