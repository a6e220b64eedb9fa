import { inc } from 'semver';
import type { UnsignedRelease } from '../keys/UnsignedRelease';

/** The draft under the next patch version that was not published yet; for local starts, where nobody raises versions by hand. */
export function withFreeVersion(draft: UnsignedRelease, published: readonly string[]): UnsignedRelease {
  const taken = new Set(published.map((id) => id.slice(0, -9)));
  let version = draft.version;
  while (taken.has(version)) version = inc(version, 'patch') ?? version;
  return { ...draft, version, id: `${version}-${draft.id.slice(-8)}` };
}
