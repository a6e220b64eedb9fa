import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** Returns the registry without a remote's canary, so that the canary's visitors get the stable release again. */
export const abortCanary = (registry: Registry, remote: ReleaseOwner): Registry =>
  changeEntry(registry, remote, ({ canary: _, ...entry }) => entry);
