import type { Release } from '@rendezvous/shared/contract';

/** release.json as written by a build, before its team signs. */
export type UnsignedRelease = Omit<Release, 'signature' | 'signedBy'>;
