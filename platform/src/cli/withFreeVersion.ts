import { inc } from 'semver';
import type { UnsignedRelease } from '../keys/UnsignedRelease';

/** The draft under the next unpublished patch version; for local starts, where nobody bumps versions by hand. */
export function withFreeVersion(draft: UnsignedRelease, published: readonly string[]): UnsignedRelease {
  const taken = new Set(published.map((id) => id.slice(0, -9)));
  let version = draft.version;
  while (taken.has(version)) version = inc(version, 'patch') ?? version;
  return { ...draft, version, id: `${version}-${draft.id.slice(-8)}` };
}
