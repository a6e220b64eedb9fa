import type { Release } from '@rendezvous/shared/contract';
import type { Registry } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { changeEntry } from './changeEntry';
import { RefusedChange } from './RefusedChange';

/** Makes a release known; it gets no traffic by that (platform.md, section 4). */
export function publishRelease(registry: Registry, release: Release): Registry {
  const { remote, id, version, signedBy: owner } = release;
  const entry = registry.remotes[remote] ?? newEntry(owner);
  const taken = entry.published.find((known) => known.startsWith(`${version}-`));
  if (taken !== undefined) {
    throw new RefusedChange(
      'version_taken',
      `Version ${version} of ${remote} exists as ${taken}; raise the version to publish other bytes.`,
    );
  }
  const known = {
    ...registry,
    remotes: { ...registry.remotes, [remote]: entry },
    releases: { ...registry.releases, [`${remote}/${id}`]: release },
  };
  return changeEntry(known, remote, (current) => ({ ...current, owner, published: [...current.published, id] }));
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
