import type { Release } from '@rendezvous/shared/contract';
import { satisfies, validRange } from 'semver';

const PARTS = ['shared', 'contract', 'runtime'] as const;

/** Describes the first requirement of a release that a shell does not meet; undefined if all are met. `provides` is undefined if no shell is live. */
export function unmetRequirement(release: Release, provides: Release['provides']): string | undefined {
  if (provides === undefined) return 'no live shell';
  const unmet = PARTS.find((part) => !isMet(provides[part], release.requires[part]));
  return unmet === undefined ? undefined : `needs ${unmet} ${release.requires[unmet]}, the shell provides ${provides[unmet]}`;
}

const isMet = (version: string, range: string): boolean =>
  validRange(range) !== null && satisfies(version, range, { includePrerelease: true });
