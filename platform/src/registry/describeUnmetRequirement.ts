import type { Release } from '@rendezvous/shared/contract';
import { satisfies, validRange } from 'semver';

const VERSIONED_PARTS = ['shared', 'contract', 'runtime'] as const;

/** Describes the first requirement of a release that a shell does not meet; undefined if all are met. `provides` is undefined if no shell is live. */
export function describeUnmetRequirement(release: Release, provides: Release['provides']): string | undefined {
  if (provides === undefined) return 'no live shell';
  const unmetPart = VERSIONED_PARTS.find((part) => !isMet(provides[part], release.requires[part]));
  return unmetPart === undefined
    ? undefined
    : `needs ${unmetPart} ${release.requires[unmetPart]}, the shell provides ${provides[unmetPart]}`;
}

const isMet = (version: string, range: string): boolean =>
  validRange(range) !== null && satisfies(version, range, { includePrerelease: true });
