import type { Release } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from './Registry';

/** The document of a release, or undefined when it was never published. */
export const releaseOf = (registry: Registry, remote: ReleaseOwner, id: string | null): Release | undefined =>
  id === null ? undefined : registry.releases[`${remote}/${id}`];
