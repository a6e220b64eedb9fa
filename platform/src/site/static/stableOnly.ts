import type { Registry } from '../../registry/Registry';

/** The registry without open canaries: a file is the same for everyone. */
export function stableOnly(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, ...entry }]) => [name, entry] as const);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
