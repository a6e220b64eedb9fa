import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from '../../keys/canonicalJson';
import type { Registry } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { REGISTRY_LIMITS } from '../registryLimits';
import { releaseOf } from '../releaseOf';
import { changeEntry } from './changeEntry';
import { RefusedChange } from './RefusedChange';
import { refuseFull } from './refuseFull';

/** Makes a release known; it gets no traffic by that. One that was collected comes back as it was. */
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
  refuseFull(entry.published, REGISTRY_LIMITS.published, `${remote} were published`);
  const known = {
    ...registry,
    remotes: { ...registry.remotes, [remote]: entry },
    releases: { ...registry.releases, [`${remote}/${id}`]: release },
  };
  return changeEntry(known, remote, (current) => ({ ...current, owner, published: [...current.published, id] }));
}

/** Whether exactly these files were there and were removed; its document, which never changes, is that of then. */
function isCollected(registry: Registry, { remote, id, integrity }: Release): boolean {
  const before = releaseOf(registry, remote, id);
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
