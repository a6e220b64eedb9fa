import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from '../../keys/releaseSignature';
import { type Registry, REGISTRY_LIMITS, findRelease } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { changeEntry } from './changeEntry';
import { RefusedChange, assertNotFull } from './RefusedChange';

/** Registers a release without giving it traffic. A collected one comes back unchanged. */
export function publishRelease(registry: Registry, release: Release): Registry {
  const { remote, id, version, signedBy: owner } = release;
  const entry = registry.remotes[remote] ?? newEntry(owner);
  if (isCollected(registry, release)) return changeEntry(registry, remote, (current) => withFiles(current, id));
  const taken = entry.published.find((known) => known.startsWith(`${version}-`));
  if (taken !== undefined) {
    throw new RefusedChange(
      'version_taken',
      `Version ${version} of ${remote} exists as ${taken}; raise the version to publish other bytes.`,
    );
  }
  assertNotFull(entry.published, REGISTRY_LIMITS.published, `${remote} were published`);
  const known = {
    ...registry,
    remotes: { ...registry.remotes, [remote]: entry },
    releases: { ...registry.releases, [`${remote}/${id}`]: release },
  };
  return changeEntry(known, remote, (current) => ({ ...current, owner, published: [...current.published, id] }));
}

/** Whether exactly these files existed and were removed; the release document, which never changes, is the original. */
function isCollected(registry: Registry, { remote, id, integrity }: Release): boolean {
  const before = findRelease(registry, remote, id);
  if (before === undefined || registry.remotes[remote]?.collected?.[id] === undefined) return false;
  return canonicalJson(before.integrity) === canonicalJson(integrity);
}

function withFiles({ collected, ...entry }: RegistryEntry, id: string): RegistryEntry {
  const { [id]: _, ...others } = collected ?? {};
  return Object.keys(others).length === 0 ? entry : { ...entry, collected: others };
}

const newEntry = (owner: string): RegistryEntry => ({
  owner,
  state: 'on',
  stable: null,
  lastGood: [],
  channels: {},
  blocked: [],
  published: [],
});
