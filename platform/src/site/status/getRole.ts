import type { RegistryEntry } from '../../registry/registrySchema';

/** Returns the role of a release for its remote, for example `stable`; empty if it has none. */
export function getRole({ stable, canary, lastGood, blocked }: RegistryEntry, release: string): string {
  if (blocked.includes(release)) return 'blocked';
  if (release === stable) return 'stable';
  if (release === canary?.release) return 'canary';
  return release === lastGood[0] ? 'last good' : '';
}
