import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** The registry without a remote's canary; the canary's visitors get the stable release on their next page view. */
export const abortCanary = (registry: Registry, remote: ReleaseOwner): Registry =>
  changeEntry(registry, remote, ({ canary: _, ...entry }) => entry);
