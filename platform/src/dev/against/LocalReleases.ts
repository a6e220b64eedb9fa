import type { Release } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';

/** Releases compiled on this machine, which replace those of the site. */
export type LocalReleases = Partial<Record<ReleaseOwner, Release>>;
