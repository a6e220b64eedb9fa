import type { Release } from '@rendezvous/shared/contract';

/** release.json as a build writes it, before its team signs. */
export type UnsignedRelease = Omit<Release, 'signature' | 'signedBy'>;
