import type { Release } from '@rendezvous/shared/contract';
import { inc } from 'semver';
import { isVolatile } from '../gates/ReleaseDescriptions';
import { canonicalJson, type UnsignedRelease } from '../keys/releaseSignature';

const omitVolatileFiles = (integrity: Release['integrity']): Release['integrity'] =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !isVolatile(file)));

/** Returns canonical JSON of everything that has to be equal for two releases to count as the same, whatever their version and date. */
const toContentKey = ({ remote, integrity, routes, slots, preload, catalogues, requires, provides, policies }: UnsignedRelease): string =>
  canonicalJson({ remote, integrity: omitVolatileFiles(integrity), routes, slots, preload, catalogues, requires, provides, policies });

/** Returns the latest published release with the same content as a draft; undefined when the draft is new. */
export const findSameRelease = (draft: UnsignedRelease, publishedReleases: readonly Release[]): Release | undefined =>
  publishedReleases.findLast((release) => toContentKey(release) === toContentKey(draft));

/**
 * Returns the draft under its own version or, if that is published, the next free patch version, so that local starts need no manual version bump.
 */
export function assignFreeVersion(draft: UnsignedRelease, publishedIds: readonly string[]): UnsignedRelease {
  const takenVersions = new Set(publishedIds.map((id) => id.slice(0, -9)));
  let version = draft.version;
  while (takenVersions.has(version)) version = inc(version, 'patch') ?? version;
  return { ...draft, version, id: `${version}-${draft.id.slice(-8)}` };
}
