import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** The registry without a remote's canary, whose visitors get the stable release again. */
export const abortCanary = (registry: Registry, remote: ReleaseOwner): Registry =>
  changeEntry(registry, remote, ({ canary: _, ...entry }) => entry);
