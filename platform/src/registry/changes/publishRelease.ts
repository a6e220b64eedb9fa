import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from '../../keys/releaseSignature';
import { type Registry, REGISTRY_LIMITS, findRelease } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { changeEntry } from './changeEntry';
import { RefusedChange, assertNotFull } from './RefusedChange';

/**
 * Registers a release without giving it traffic; a collected release is only marked as available again. Throws a RefusedChange if the version is taken
 * or the registry is full.
 */
export function publishRelease(registry: Registry, release: Release): Registry {
  const { remote, id, version, signedBy: owner } = release;
  const entry = registry.remotes[remote] ?? createEntry(owner);
  if (isCollected(registry, release)) return changeEntry(registry, remote, (current) => withoutCollectedMark(current, id));
  const takenId = entry.published.find((publishedId) => publishedId.startsWith(`${version}-`));
  if (takenId !== undefined) {
    throw new RefusedChange(
      'version_taken',
      `Version ${version} of ${remote} exists as ${takenId}; raise the version to publish other bytes.`,
    );
  }
  assertNotFull(entry.published, REGISTRY_LIMITS.published, `${remote} were published`);
  const registryWithRelease = {
    ...registry,
    remotes: { ...registry.remotes, [remote]: entry },
    releases: { ...registry.releases, [`${remote}/${id}`]: release },
  };
  return changeEntry(registryWithRelease, remote, (current) => ({ ...current, owner, published: [...current.published, id] }));
}

/** Whether the release was published with exactly these files and then collected; its stored document never changes. */
function isCollected(registry: Registry, { remote, id, integrity }: Release): boolean {
  const storedRelease = findRelease(registry, remote, id);
  if (storedRelease === undefined || registry.remotes[remote]?.collected?.[id] === undefined) return false;
  return canonicalJson(storedRelease.integrity) === canonicalJson(integrity);
}

function withoutCollectedMark({ collected, ...entry }: RegistryEntry, id: string): RegistryEntry {
  const { [id]: _, ...others } = collected ?? {};
  return Object.keys(others).length === 0 ? entry : { ...entry, collected: others };
}

const createEntry = (owner: string): RegistryEntry => ({
  owner,
  state: 'on',
  stable: null,
  lastGood: [],
  channels: {},
  blocked: [],
  published: [],
});
