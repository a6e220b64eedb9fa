import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** Takes the share away from a canary; its visitors get the stable release at their next page view. */
export const abortCanary = (registry: Registry, remote: ReleaseOwner): Registry =>
  changeEntry(registry, remote, ({ canary: _, ...entry }) => entry);
