import type { Release } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';

/** What the compilers of this machine made, in the place of what the site has. */
export type LocalReleases = Partial<Record<ReleaseOwner, Release>>;
