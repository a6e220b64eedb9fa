import type { Registry, ReleaseOwner } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { RefusedChange } from './RefusedChange';

/** The registry with the entry of one remote replaced by what `change` makes of it. */
export function changeEntry(registry: Registry, remote: ReleaseOwner, change: (entry: RegistryEntry) => RegistryEntry): Registry {
  const entry = registry.remotes[remote];
  if (entry === undefined) throw new RefusedChange('unknown_remote', `Nothing of ${remote} was published yet.`);
  return { ...registry, remotes: { ...registry.remotes, [remote]: change(entry) } };
}
