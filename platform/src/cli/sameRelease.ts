import type { Release } from '@rendezvous/shared/contract';
import { isVolatile } from '../gates/isVolatile';
import { canonicalJson } from '../keys/canonicalJson';
import type { UnsignedRelease } from '../keys/UnsignedRelease';

const withoutVolatile = (integrity: Release['integrity']): Release['integrity'] =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !isVolatile(file)));

/** What makes two releases identical for a browser, whatever their version and date. */
const essence = ({ remote, integrity, routes, slots, preload, catalogues, requires, provides, policies }: UnsignedRelease): string =>
  canonicalJson({ remote, integrity: withoutVolatile(integrity), routes, slots, preload, catalogues, requires, provides, policies });

/** The latest published release with the same content as a draft; undefined when the draft is new. */
export const sameRelease = (draft: UnsignedRelease, published: readonly Release[]): Release | undefined =>
  published.findLast((release) => essence(release) === essence(draft));
