import type { Release } from '@rendezvous/shared/contract';
import { createHash } from 'node:crypto';
import { type Registry, findRelease, type ReleaseOwner } from './Registry';
import type { Canary, RegistryEntry } from './registrySchema';
import type { TraceStep, Visit } from './Visit';
import { describeUnmetRequirement } from './describeUnmetRequirement';

const HASH_RANGE = 2 ** 48;

/**
 * Returns a visitor's position in [0, 100) for the canary of one remote. It does not change while the salt is the same, so raising the
 * percentage only adds visitors; the remote's name in the hash makes canaries of different remotes independent.
 */
export function getCanaryBucket(visitorId: string, remote: string, salt: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([salt, remote, visitorId]))
    .digest();
  return (hash.readUIntBE(0, 6) / HASH_RANGE) * 100;
}

type Proposal = Pick<TraceStep, 'rule' | 'release' | 'reason'>;

/** Chooses the releases of one remote that a visit may load, best first, and explains each step. */
export function chooseReleases(
  registry: Registry,
  remote: ReleaseOwner,
  visit: Visit,
  provides: Release['provides'],
): { releases: Release[]; trace: TraceStep[] } {
  const entry = registry.remotes[remote];
  if (entry === undefined || entry.state !== 'on') {
    return { releases: [], trace: [{ remote, rule: 'state', release: null, taken: true, reason: entry?.state ?? 'not registered' }] };
  }
  const releases: Release[] = [];
  const trace = listProposals(entry, remote, visit).map((proposal): TraceStep => {
    const release = findRelease(registry, remote, proposal.release);
    const refusal = getRefusal(entry, proposal, release, remote === 'shell' ? null : provides);
    const isTaken = release !== undefined && refusal === undefined;
    if (isTaken && !releases.includes(release)) releases.push(release);
    return { ...proposal, remote, taken: isTaken, reason: refusal ?? proposal.reason };
  });
  return { releases, trace };
}

function listProposals(entry: RegistryEntry, remote: ReleaseOwner, visit: Visit): Proposal[] {
  const override = visit.overrides?.[remote];
  return [
    ...(override === undefined ? [] : [{ rule: 'override' as const, release: override, reason: 'chosen for this browser' }]),
    ...(entry.canary === undefined ? [] : [toCanaryProposal(entry.canary, remote, visit)]),
    { rule: 'stable', release: entry.stable, reason: 'stable' },
    ...entry.lastGood.map((release) => ({ rule: 'last-good' as const, release, reason: 'last good' })),
  ];
}

function toCanaryProposal(canary: Canary, remote: ReleaseOwner, visit: Visit): Proposal {
  const { only, percent } = canary;
  if (only?.country !== undefined && only.country !== visit.country) {
    return { rule: 'canary', release: null, reason: `only for country ${only.country}` };
  }
  if (only?.locale !== undefined && only.locale !== visit.locale) {
    return { rule: 'canary', release: null, reason: `only for locale ${only.locale}` };
  }
  const bucket = getCanaryBucket(visit.visitorId, remote, canary.salt);
  const isInCanary = bucket < percent;
  return { rule: 'canary', release: isInCanary ? canary.release : null, reason: `bucket ${bucket.toFixed(3)} of ${percent} %` };
}

/** Explains why a proposal is rejected; undefined if it is accepted. `provides` is null for the shell itself, which requires no other release. */
function getRefusal(
  entry: RegistryEntry,
  proposal: Proposal,
  release: Release | undefined,
  provides: Release['provides'] | null,
): string | undefined {
  if (proposal.release === null) return proposal.rule === 'stable' ? 'nothing promoted' : proposal.reason;
  if (release === undefined) return 'unknown release';
  if (entry.collected?.[proposal.release] !== undefined) return 'collected';
  if (entry.blocked.includes(proposal.release)) return 'blocked';
  return provides === null ? undefined : describeUnmetRequirement(release, provides);
}
