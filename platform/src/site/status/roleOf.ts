import type { RegistryEntry } from '../../registry/registrySchema';

/** What a release is to its remote; empty for one among many. */
export function roleOf({ stable, canary, lastGood, blocked }: RegistryEntry, release: string): string {
  if (blocked.includes(release)) return 'blocked';
  if (release === stable) return 'stable';
  if (release === canary?.release) return 'canary';
  return release === lastGood[0] ? 'last good' : '';
}
