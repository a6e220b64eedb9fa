import type { Release } from '@rendezvous/shared/contract';
import { satisfies, validRange } from 'semver';

const PARTS = ['shared', 'contract', 'runtime'] as const;

/** The first requirement of a release that the live shell does not meet, in words; undefined when all are met. */
export function unmetRequirement(release: Release, provides: Release['provides']): string | undefined {
  if (provides === undefined) return 'no live shell';
  const unmet = PARTS.find((part) => !met(provides[part], release.requires[part]));
  return unmet === undefined ? undefined : `needs ${unmet} ${release.requires[unmet]}, the shell provides ${provides[unmet]}`;
}

const met = (version: string, range: string): boolean =>
  validRange(range) !== null && satisfies(version, range, { includePrerelease: true });
