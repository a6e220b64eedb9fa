import type { Release } from '@rendezvous/shared/contract';
import { inc } from 'semver';
import { isVolatile } from '../gates/Descriptions';
import { canonicalJson, type UnsignedRelease } from '../keys/releaseSignature';

const withoutVolatile = (integrity: Release['integrity']): Release['integrity'] =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !isVolatile(file)));

/** What makes two releases identical for a browser, whatever their version and date. */
const essence = ({ remote, integrity, routes, slots, preload, catalogues, requires, provides, policies }: UnsignedRelease): string =>
  canonicalJson({ remote, integrity: withoutVolatile(integrity), routes, slots, preload, catalogues, requires, provides, policies });

/** The latest published release with the same content as a draft; undefined when the draft is new. */
export const sameRelease = (draft: UnsignedRelease, published: readonly Release[]): Release | undefined =>
  published.findLast((release) => essence(release) === essence(draft));

/** The draft under the next unpublished patch version; for local starts, where nobody bumps versions by hand. */
export function withFreeVersion(draft: UnsignedRelease, published: readonly string[]): UnsignedRelease {
  const taken = new Set(published.map((id) => id.slice(0, -9)));
  let version = draft.version;
  while (taken.has(version)) version = inc(version, 'patch') ?? version;
  return { ...draft, version, id: `${version}-${draft.id.slice(-8)}` };
}
