import type { Registry, ReleaseOwner } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { RefusedChange } from './RefusedChange';

/** Returns the registry with one remote's entry replaced by the result of `change`; throws a RefusedChange if the remote has no entry. */
export function changeEntry(registry: Registry, remote: ReleaseOwner, change: (entry: RegistryEntry) => RegistryEntry): Registry {
  const entry = registry.remotes[remote];
  if (entry === undefined) throw new RefusedChange('unknown_remote', `Nothing of ${remote} was published yet.`);
  return { ...registry, remotes: { ...registry.remotes, [remote]: change(entry) } };
}
